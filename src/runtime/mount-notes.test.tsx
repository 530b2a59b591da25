import { act, screen, waitFor, within } from 'testing';
import { insertHtml, mounted, textsFor } from '../../tests/setup/card';
import { content, defineProps, defineWidget, group, integer, link, list, text } from '../contract';
import { configure } from '../core';
import { phrase } from '../ui';
import { mount, update } from './mount';
import { addNote } from './notes';

const description = 'Something.';

beforeEach(() => configure([]));

describe('What an editor should know', () => {
  test('is kept for the debug panel on a live page, and not shown', async () => {
    const element = insertHtml('<div data-module="card" data-size="20"></div>');
    await mounted(element);
    expect(textsFor(element)).toEqual(['size is 20, but must be 1 to 9; 9 is used']);
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('is shown in place in edit mode, slips of the keyboard included', async () => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    const element = insertHtml('<div data-module="card" data-size="20" data-titel="Steel" data-other="x"></div>');
    await mounted(element);
    const note = await screen.findByText('data-titel is not known here; did you mean data-title?');
    expect(note.closest('[role=note]')).toHaveTextContent('size is 20, but must be 1 to 9; 9 is used');
    expect(note.closest('[role=note]')).toHaveTextContent('data-other is not known here and is ignored');
  });

  test('has a point for each problem of one placeholder', async () => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    const range = defineProps({
      from: integer({ required: true, description }),
      to: integer({ required: true, description }),
    });
    const element = insertHtml('<div data-module="range" data-from="1" data-to="2"></div>');
    const error = jest.spyOn(console, 'error').mockImplementation();
    await mounted(element, defineWidget({ name: 'range', props: range, component: () => null }));
    Object.assign(element.dataset, { from: 'one', to: 'two' });
    await act(async () => update(element));
    await screen.findByRole('note');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'data-from must be a whole number, got "one". Write data-from="1".',
      'data-to must be a whole number, got "two". Write data-to="1".',
    ]);
    error.mockRestore();
  });
});

describe('A module that would show nothing', () => {
  const props = defineProps({ title: text({ description }) });
  const titled = defineWidget({
    name: 'titled',
    props,
    component: ({ title }) => (title ? <h2>{title}</h2> : <section />),
  });

  test.each([
    ['words', '<p data-field="headlin">Steel</p>'],
    ['a picture', '<p><img src="/a.png" alt=""></p>'],
  ])('keeps the server-rendered %s, and reports why', async (_what, html) => {
    const element = insertHtml(`<div data-module="titled">${html}</div>`);
    await expect(mount(element, titled)).rejects.toThrow('titled: there is nothing to show.');
    expect(element.innerHTML).toBe(html);
  });

  test('says everything once to an editor', async () => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    const element = insertHtml('<div data-module="titled"><p data-field="headlin">Steel</p></div>');
    addNote(element, { path: [], reason: 'the title was cut' });
    await expect(mount(element, titled)).rejects.toThrow(/^titled: there is nothing to show\. ?$/);
  });

  test.each(['', '  ', '<script type="application/json">{}</script>', '<p> </p>'])(
    'is mounted if the server rendered nothing visible either: "%s"',
    async (html) => {
      const element = insertHtml(`<div data-module="titled">${html}</div>`);
      await mounted(element, titled);
      expect(element).not.toHaveTextContent(/./);
    },
  );

  test('is mounted where showing nothing is its business', async () => {
    const element = insertHtml('<div data-module="titled"><p>Read on.</p></div>');
    await mounted(element, { ...titled, canBeEmpty: true });
    expect(element).not.toHaveTextContent('Read on.');
  });
});

describe('Edit mode reports names and texts', () => {
  const item = group({ title: phrase({ description }), body: content({ description }) }, { description });
  const props = defineProps({
    title: text({ description, alias: ['headline'] }),
    items: list(item, { description, max: 1 }),
    count: integer({ description }),
  });
  const listing = defineWidget({
    name: 'listing',
    props,
    component: ({ title, items = [] }) => (
      <section>
        <h2>{title ?? 'Untitled'}</h2>
        {items.map((item, index) => (
          <p key={index}>{item.title}</p>
        ))}
      </section>
    ),
  });

  test.each([
    [
      'a field that is not known, with the nearest that is',
      '<h2 data-field="titel">Steel</h2>',
      'data-field="titel" is not known here; did you mean data-field="title"? “Steel” is not shown.',
    ],
    [
      'a field that is not near to any',
      '<h2 data-field="kicker">Steel</h2>',
      'data-field="kicker" is not known here. The nearest names are title, items, count. “Steel” is not shown.',
    ],
    [
      'an item that is not known',
      '<p data-item="itmes">Steel</p>',
      'data-item="itmes" is not known here; did you mean data-item="items"? “Steel” is not shown.',
    ],
    [
      'an item that is not known, with its title and its text',
      '<div data-item="itmes"><h3>Steel</h3><p>And water</p></div>',
      'data-item="itmes" is not known here; did you mean data-item="items"? “Steel And water” is not shown.',
    ],
    [
      'a field inside an item',
      '<div data-item="items"><b data-field="tilte">Steel</b></div>',
      'item 1 of items: data-field="tilte" is not known here; did you mean data-field="title"? “Steel” is not shown.',
    ],
    [
      'an attribute of an item',
      '<div data-item="items" data-titel="Steel"></div>',
      'item 1 of items: data-titel is not known here; did you mean data-title?',
    ],
    [
      'a field that is written twice',
      '<h2 data-field="title">Steel</h2><h2 data-field="title">Water</h2>',
      'data-field="title" is written 2 times, and only the first is used. “Water” is not shown.',
    ],
    [
      'a key of the JSON',
      '<script type="application/json">{"titel": "Steel"}</script>',
      '"titel" in the JSON is not known here; did you mean "title"? “Steel” is not shown.',
    ],
    [
      'a key of an item of the JSON',
      '<script type="application/json">{"items": [{"titel": "Steel"}]}</script>',
      'item 1 of items: "titel" in the JSON is not known here; did you mean "title"? “Steel” is not shown.',
    ],
    [
      'words of an item of the JSON that is left out',
      '<script type="application/json">{"items": [{"title": "Steel"}, {"body": "<p>And <b>water</b></p>"}]}</script>',
      'item 2 of items has text that is not shown: body “And water”',
    ],
    [
      'words beside the fields',
      '<h2 data-field="title">Steel</h2><p>And water</p>',
      '“And water” is not shown. Put it outside the module.',
    ],
    [
      'words beside the fields of an item',
      '<div data-item="items"><b data-field="title">Steel</b> and water</div>',
      '“and water” in items is not shown. Write <div data-field="body">and water</div>.',
    ],
    ...['img alt="Dam"', 'video', 'audio', 'form', 'iframe', 'svg', 'math', 'table'].map(
      (tag): [string, string, string] => {
        const name = tag.split(' ')[0]!;
        return [
          `an unmarked <${name}>`,
          `<h2 data-field="title">Steel</h2><${tag}></${name}>`,
          `<${name}>${name === 'img' ? ' “Dam”' : ''} is not shown: this module has no field for it. Put it before or after the module.`,
        ];
      },
    ),
    [
      'an unmarked table of an item',
      '<div data-item="items"><b data-field="title">Steel</b><table><tbody><tr><td>7</td></tr></tbody></table></div>',
      '<table> “7” in items is not shown. Write <div data-field="body"><table>…</table></div>.',
    ],
  ])('%s', async (_what, html, expectedNote) => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit', catalogue: '/catalogue' } }]);
    const element = insertHtml(`<div data-module="listing">${html}</div>`);
    await mounted(element, listing);
    await waitFor(() => expect(textsFor(element)).toContain(expectedNote));
    expect(await within(element).findByRole('link', { name: 'All fields of listing' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/catalogue\/listing$/),
    );
  });

  test.each([
    [
      'words beside a link',
      '<p data-field="links">Read on <a href="/a">A</a></p>',
      '“Read on” in links is not shown. Write <a href="…">Read on</a>.',
    ],
    [
      'one link too many',
      '<ul data-field="links"><li><a href="/a">A</a></li><li><a href="/b">Read on</a></li></ul>',
      '“Read on” in links is not shown.',
    ],
  ])('in a list of links: %s', async (_what, html, expectedNote) => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    const props = defineProps({
      description: content({ description }),
      links: list(link({ description }), { description, max: 1 }),
    });
    const component = () => <p>Links</p>;
    const element = insertHtml(`<div data-module="linking">${html}</div>`);
    await mounted(element, defineWidget({ name: 'linking', props, component }));
    await waitFor(() => expect(textsFor(element)).toContain(expectedNote));
  });

  test.each([
    ['by another name', '<h2 data-field="headline">Steel</h2>'],
    ['only until the module is there', '<h2 data-field="title">Steel</h2><p data-fallback>Needs a script</p>'],
    ['as a setting', '<h2 data-field="title">Steel</h2><p data-field="count">3</p>'],
    [
      'with characters by their names',
      '<script type="application/json">{"items": [{"title": "R&amp;D <em>and</em> steel"}]}</script>',
    ],
    [
      'by the content system',
      '<script type="application/json">{"title": "Steel", "id": "7", "displayName": "Steel", "subtitle": ""}</script>',
    ],
  ])('except for texts that are written %s', async (_how, html) => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    const element = insertHtml(`<div data-module="listing" data-app-module="listing" data-other="x">${html}</div>`);
    await mounted(element, listing);
    await waitFor(() => expect(textsFor(element)).toEqual(['data-other is not known here and is ignored']));
  });
});
