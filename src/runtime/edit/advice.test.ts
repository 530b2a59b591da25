import {
  collectFields,
  content,
  defineProps,
  flag,
  group,
  integer,
  list,
  text,
  type ServerContent,
} from '../../contract';
import { adviceOf } from './advice';

const members = defineProps({
  quote: text({ required: true, description: 'The words quoted.' }),
  timer: integer({ minimum: 5, maximum: 60, description: 'In seconds.' }),
  isLarge: flag({ description: 'Large.' }),
  questions: list(
    group(
      {
        title: text({ required: true, description: 'The question.' }),
        options: list(
          group(
            { id: text({ required: true, description: 'Its name.' }), text: text({ description: 'Words.' }) },
            { description: 'One.' },
          ),
          { description: 'Answers.' },
        ),
      },
      { description: 'One.' },
    ),
    { description: 'Questions.' },
  ),
});

function contentOf(html: string): ServerContent {
  document.body.innerHTML = html;
  return { fields: collectFields(document.body), json: {}, jsonNodes: [] };
}

const QUIZ =
  '<div data-item="questions"><p data-field="title">One</p></div><div data-item="questions"><p data-field="title">Two</p><b data-item="options">A</b><i data-item="options">B</i></div>';

test('a note names the item from the inside out, states what to write, and refers to the element', () => {
  const { text: adviceText, element } = adviceOf(
    { path: ['questions', 2, 'options', 2], reason: { dropped: 'has no id', missing: 'id' } },
    { members, serverContent: contentOf(QUIZ) },
  );
  expect(adviceText).toBe(
    'item 2 of options in item 2 of questions (“B”) is left out: it has no id. Write data-id="…" on its element.',
  );
  expect(element).toBe(document.querySelector('i'));
});

test('in empty content, names the missing line', () => {
  const quoteMembers = { quotation: content({ required: true, description: 'The quoted text.' }) };
  const { text: adviceText } = adviceOf(
    { path: ['quotation'], reason: { wrong: undefined, prop: quoteMembers.quotation } },
    { members: quoteMembers, serverContent: contentOf('<p>Read on.</p>') },
  );
  expect(adviceText).toBe(
    'data-field="quotation" is missing. The quoted text. Write <div data-field="quotation">…</div>.',
  );
});

test('finds content beside an item by that item', () => {
  const { text: adviceText, element } = adviceOf(
    {
      path: ['questions', 1],
      field: 'titel',
      reason: 'data-field="titel" is not known here; did you mean data-field="title"?',
    },
    { members, serverContent: contentOf(QUIZ) },
  );
  expect(adviceText).toBe(
    'item 1 of questions (“One”): data-field="titel" is not known here; did you mean data-field="title"?',
  );
  expect(element).toBe(document.querySelector('[data-item]'));
});

test.each([
  [
    'JSON',
    () => ({ ...contentOf(''), json: { timer: 5 } }),
    '"quote" in the JSON is missing. The words quoted. Write "quote": "…".',
  ],
  ['attributes', () => contentOf(''), 'data-quote is missing. The words quoted. Write data-quote="…".'],
  [
    'elements',
    () => contentOf(QUIZ),
    'data-field="quote" is missing. The words quoted. Write <p data-field="quote">…</p>.',
  ],
])('names a missing value in the format of the others, in %s', (_, page, text) => {
  expect(
    adviceOf({ path: ['quote'], reason: { wrong: undefined, prop: members.quote } }, { members, serverContent: page() })
      .text,
  ).toBe(text);
});

test('shows a note without a position unchanged', () => {
  expect(
    adviceOf({ path: [], reason: 'the picture has no alternative text' }, { members, serverContent: contentOf(QUIZ) }),
  ).toEqual({ text: 'the picture has no alternative text', element: undefined });
});
