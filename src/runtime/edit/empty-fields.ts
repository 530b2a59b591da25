/** A box for each empty field: its description, and the line to write. */
import { addStyles, lazy } from '../../core';
import { attributeOf, domCall, domGet, type Prop } from '../../contract';
import type { Known } from './advice';
import { create } from './create';
import { lineFor, spellingOf } from './line';
import { moduleOf } from './module-of';
import notes from './notes.css';
import styles from './empty-fields.css';

const loadDescriptions = lazy(() => import('./descriptions'));

/** Props with visible content. Settings have defaults, and are not listed. */
const CONTENT = /^(?:text|content|link|image|date|list|group|content item)$/;

const markers = new WeakMap<Element, Element>();

/** Only if some content is there: a module that is complete without content has no empty fields. */
export function showEmptyFields(element: Element, context: Known) {
  markers.get(element)?.remove();
  const { fields, json } = context.serverContent;
  const empty = fields.size || Object.keys(json).length ? emptyOf(element, context) : [];
  if (
    !empty.length ||
    !domGet(element, 'isConnected') ||
    domCall(element, 'matches', 'table, thead, tbody, tfoot, tr, ul, ol, a, button')
  )
    return;
  // Focus and print styles are the same for both.
  addStyles(notes);
  addStyles(styles);
  const spelling = spellingOf(context.serverContent);
  const rows = empty.map(([name, prop]) => {
    const description = create('span', 'inlay-places__description', prop.description);
    const row = create(
      'li',
      'inlay-places__place',
      create('strong', 'inlay-places__name', name),
      description,
      create('code', 'inlay-places__line', lineFor(name, prop, spelling)),
    );
    return { name, description, row };
  });
  const summary = create(
    'summary',
    'inlay-places__summary',
    create('strong', 'inlay-places__label', 'Empty fields'),
    ` ${empty.map(([name]) => name).join(', ')}`,
  );
  const details = create(
    'details',
    'inlay-places',
    summary,
    create('ul', 'inlay-places__list', ...rows.map(({ row }) => row)),
  );
  details.lang = 'en';
  details.dir = 'ltr';
  details.addEventListener(
    'toggle',
    () =>
      void loadDescriptions().then(({ descriptions }) => {
        const ours = descriptions[moduleOf(element)];
        for (const { name, description } of rows) description.textContent ||= ours?.[name] ?? '';
      }),
    { once: true },
  );
  domCall(element, 'append', details);
  markers.set(element, details);
}

function emptyOf(element: Element, { members, serverContent }: Known): [string, Prop][] {
  return Object.entries(members).filter(
    ([name, { kind, alias = [] }]) =>
      CONTENT.test(kind) &&
      ![name, ...alias].some(
        (spelling) =>
          serverContent.fields.has(spelling) ||
          spelling in serverContent.json ||
          domCall(element, 'hasAttribute', attributeOf(spelling)),
      ),
  );
}
