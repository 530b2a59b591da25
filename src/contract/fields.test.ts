import { camelCase, collectFields, kebabCase } from './fields';

function fieldsIn(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const { fields, items } = collectFields(document.body.firstElementChild!);
  return {
    fields: Object.fromEntries([...fields].map(([name, element]) => [name, element.textContent!.trim()])),
    items: Object.fromEntries([...items].map(([name, elements]) => [name, elements.map((element) => element.textContent!.trim())])),
  };
}

test('fields are found at any depth, by their name in camel case', () => {
  expect(fieldsIn('<section><h2 data-field="title">Steel</h2><p><span data-field="sub-title">and water</span></p></section>').fields).toEqual({ title: 'Steel', subTitle: 'and water' });
});

test('the first of two fields of one name counts', () => {
  expect(fieldsIn('<b data-field="title">First</b><b data-field="title">Second</b>').fields).toEqual({ title: 'First' });
});

test('items keep the order of the page', () => {
  expect(fieldsIn('<ul><li data-item="stories">One</li><li>Other</li><li data-item="stories">Two</li></ul><p data-item="stories">Three</p>').items).toEqual({ stories: ['One', 'Two', 'Three'] });
});

test('what lies inside an item or a field belongs to that one', () => {
  const { fields, items } = fieldsIn('<article data-item="stories"><h3 data-field="title">Inner</h3></article><div data-field="body"><b data-field="title">Inner</b></div>');
  expect(fields).toEqual({ body: 'Inner' });
  expect(items).toEqual({ stories: ['Inner'] });
});

test('what lies inside a nested placeholder belongs to that one', () => {
  expect(fieldsIn('<div data-module="quiz"><h2 data-field="title">Its own</h2></div><h2 data-field="title">Ours</h2>').fields).toEqual({ title: 'Ours' });
});

test('a nested placeholder may itself be a field or an item', () => {
  const { fields, items } = fieldsIn('<div data-module="video" data-field="media">Film</div><div data-module="card" data-item="cards">Card</div>');
  expect(fields).toEqual({ media: 'Film' });
  expect(items).toEqual({ cards: ['Card'] });
});

test.each([
  ['title', 'title'],
  ['sub-title', 'subTitle'],
  ['cite1', 'cite1'],
  ['cite-1', 'cite1'],
  ['Title', 'title'],
])('%s is %s', (kebab, camel) => {
  expect(camelCase(kebab)).toBe(camel);
});

test('kebab case is how an attribute is written', () => {
  expect(kebabCase('hideShareControls')).toBe('hide-share-controls');
});
