import { addStyles } from '.';

test('adopts each stylesheet once, and leaves the others in the page as they are', () => {
  const [adopted, replace] = [[...document.adoptedStyleSheets], jest.fn()];
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, get: () => adopted, set: replace });
  const before = adopted.length;
  for (const color of ['red', 'green', 'red']) addStyles(`.styled { color: ${color} }`);
  expect(adopted).toHaveLength(before + 2);
  expect(replace).not.toHaveBeenCalled();
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, writable: true, value: adopted });
});
