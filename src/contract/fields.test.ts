import { camelCase, collectFields, kebabCase } from './fields';

function fieldsIn(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  return Object.fromEntries(
    [...collectFields(document.body.firstElementChild!)].map(([name, elements]) => [
      name,
      elements.map((element) => element.textContent!.trim()),
    ]),
  );
}

test('fields are found at any depth, by their name in camel case', () => {
  expect(
    fieldsIn(
      '<section><h2 data-field="title">Steel</h2><p><span data-field="sub-title">and water</span></p></section>',
    ),
  ).toEqual({ title: ['Steel'], subTitle: ['and water'] });
});

test('a field that is written twice is kept twice', () => {
  expect(fieldsIn('<b data-field="title">First</b><b data-field="title">Second</b>')).toEqual({
    title: ['First', 'Second'],
  });
});

test('items keep the order of the page', () => {
  expect(
    fieldsIn(
      '<ul><li data-item="stories">One</li><li>Other</li><li data-item="stories">Two</li></ul><p data-item="stories">Three</p>',
    ),
  ).toEqual({ stories: ['One', 'Two', 'Three'] });
});

test('content inside an item or a field belongs to it', () => {
  expect(
    fieldsIn(
      '<article data-item="stories"><h3 data-field="title">Inner</h3></article><div data-field="body"><b data-field="title">Inner</b></div>',
    ),
  ).toEqual({ body: ['Inner'], stories: ['Inner'] });
});

test('content inside a nested placeholder belongs to that placeholder', () => {
  expect(
    fieldsIn('<div data-module="quiz"><h2 data-field="title">Its own</h2></div><h2 data-field="title">Ours</h2>'),
  ).toEqual({ title: ['Ours'] });
});

test('a nested placeholder may itself be a field or an item', () => {
  expect(
    fieldsIn(
      '<div data-module="video" data-field="media">Film</div><div data-module="card" data-item="cards">Card</div>',
    ),
  ).toEqual({ media: ['Film'], cards: ['Card'] });
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
