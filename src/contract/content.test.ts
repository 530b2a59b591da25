import { createLiveContent } from './content';

beforeEach(() => {
  document.body.innerHTML =
    '<div id="home"><p>Before</p><p id="text">Words <button>Press</button></p><p>After</p></div><div id="shown"></div>';
});

const home = () => document.getElementById('home')!;
const container = () => document.getElementById('shown')!;

test('server-rendered nodes are moved, and restored to their original position', () => {
  const before = home().innerHTML;
  const text = document.getElementById('text')!;
  const content = createLiveContent(text);
  content.take(container());
  expect(container().firstElementChild).toBe(text);
  expect(home()).not.toContainElement(text);
  content.release();
  expect(home().innerHTML).toBe(before);
});

test('a listener survives the way there and back', () => {
  const pressed = jest.fn();
  const button = document.querySelector('button')!;
  button.addEventListener('click', pressed);
  const content = createLiveContent(document.getElementById('text')!);
  content.take(container());
  button.click();
  content.release();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('the same element gives the same content, so that reading again disturbs nothing', () => {
  const text = document.getElementById('text')!;
  expect(createLiveContent(text)).toBe(createLiveContent(text));
});

test('it may be shown in another place without being released first', () => {
  const before = home().innerHTML;
  const content = createLiveContent(document.getElementById('text')!);
  content.take(container());
  document.body.insertAdjacentHTML('beforeend', '<div id="other"></div>');
  content.take(document.getElementById('other')!);
  expect(container()).toBeEmptyDOMElement();
  content.release();
  content.release();
  expect(home().innerHTML).toBe(before);
});
