import { defineWidget, group, list, text, type Members } from '../../contract';
import { explainDeclaration } from './declaration';

const description = 'Something.';
const title = text({ description });

const declared = (props: unknown) => defineWidget({ name: 'greeting', props: props as Members, component: () => null });

test.each([
  ['a member that is a text', { title: 'text' }, 'props.title'],
  ['an item that is an object', { names: list({ title } as never, { description }) }, 'props.names[]'],
  [
    'a member of a group',
    { people: list(group({ title, age: 7 as never }, { description }), { description }) },
    'props.people[].age',
  ],
])('%s is named by its path', (_what, props, path) => {
  expect(() => explainDeclaration(declared(props), new TypeError('e.read is not a function'))).toThrow(
    `greeting: ${path} in its declaration is no prop. Write a kind of prop`,
  );
});

test('a correct declaration leaves the error unchanged', () => {
  const error = new TypeError('page.read is not a function');
  expect(() => explainDeclaration(declared({ title }), error)).toThrow(error);
});
