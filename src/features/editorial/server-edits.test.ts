import { createEdits } from './server-edits';

test("whatever was changed in the server's nodes is taken back, node for node", () => {
  document.body.innerHTML = '<p class="lead" lang="en">One <em>two</em></p>';
  const before = document.body.innerHTML;
  const paragraph = document.querySelector('p')!;
  const emphasis = document.querySelector('em')!;
  const edits = createEdits();
  edits.addClass(paragraph, 'a');
  edits.addClass(paragraph, 'b');
  edits.setAttribute(paragraph, 'lang', null);
  edits.wrapChildren(paragraph, document.createElement('button'));
  edits.insert(document.createElement('i'), paragraph);
  expect(document.body.innerHTML).toBe('<p class="lead a b"><button>One <em>two</em></button><i></i></p>');
  edits.undo();
  expect(document.body.innerHTML).toBe('<p class="lead" lang="en">One <em>two</em></p>');
  expect(document.body.innerHTML).toBe(before);
  expect(document.querySelector('em')).toBe(emphasis);
});

test('an element that had no class is left without the attribute', () => {
  document.body.innerHTML = '<p></p>';
  const edits = createEdits();
  edits.addClass(document.querySelector('p')!, 'a');
  edits.undo();
  expect(document.body.innerHTML).toBe('<p></p>');
});
