import { act, screen } from 'testing';
import { localStore } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import scrollyMedia from './index';

const step = (name: string, image = `<img data-field="standardImage" src="/${name}.svg" alt="${name} picture">`) =>
  `<section data-item="steps">${image}<h3 data-field="title">${name}</h3><p data-field="description">About ${name}.</p></section>`;
const show = (steps: string, attributes = '', config = {}) =>
  mountPlaceholder(
    `<div data-module="scrolly-media" data-title="A night" ${attributes}>${steps}</div>`,
    scrollyMedia,
    config,
  );
const shownIndex = (element: Element) =>
  [...element.querySelectorAll('.inlay-scrolly-media__media')].findIndex(
    (media) => media.getAttribute('data-state') === 'shown',
  );
const modeOf = (element: Element) => element.querySelector('[data-mode]')?.getAttribute('data-mode');

/** A fake IntersectionObserver that follows the visitor's scrolling. */
function scrolling() {
  const { IntersectionObserver: real } = window;
  let report: IntersectionObserverCallback = () => {};
  const watched: Element[] = [];
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe(element: Element) {
      watched.push(element);
    }
    disconnect() {
      watched.length = 0;
    }
  } as unknown as typeof IntersectionObserver;
  return {
    to: (index: number) =>
      act(() =>
        report(
          [{ isIntersecting: true, target: watched[index]! } as unknown as IntersectionObserverEntry],
          {} as IntersectionObserver,
        ),
      ),
    watched: () => watched.length,
    end: () => (window.IntersectionObserver = real),
  };
}

test('the picture changes with the words in the middle of the window', async () => {
  const visitor = scrolling();
  const { element, unmount } = await show(step('Ten') + step('Two') + step('Six'));
  expect(modeOf(element)).toBe('pinned');
  expect(shownIndex(element)).toBe(0);
  visitor.to(2);
  expect(shownIndex(element)).toBe(2);
  visitor.to(1);
  expect(shownIndex(element)).toBe(1);
  unmount();
  expect(visitor.watched()).toBe(0);
  visitor.end();
});

test('a step without a picture keeps the one before', async () => {
  const visitor = scrolling();
  const { element } = await show(step('Ten') + step('Two', '') + step('Six'));
  visitor.to(1);
  expect(shownIndex(element)).toBe(0);
  visitor.end();
});

test('in the order of the page each picture comes before its words', async () => {
  const { element } = await show(step('Ten') + step('Two'));
  expect(
    [...element.querySelectorAll('img, h3')].map((element) => element.getAttribute('alt') ?? element.textContent),
  ).toEqual(['Ten picture', 'Ten', 'Two picture', 'Two']);
  expect(screen.getByText('About Two.')).toBeVisible();
});

test.each([
  ['the editor wants a page', step('Ten') + step('Two'), 'data-read-as-page'],
  ['there is one step only', step('Ten'), ''],
  ['no step has a picture', step('Ten', '') + step('Two', ''), ''],
])('nothing is pinned where %s', async (_, steps, attributes) => {
  const { element } = await show(steps, attributes);
  expect(modeOf(element)).toBe('page');
});

test('shows a pasted embed code in place of the image, after consent', async () => {
  localStore.removeAll('consent:');
  const visitor = scrolling();
  const { element, user } = await show(
    step('Ten') + step('Two', '<template><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></template>'),
  );
  expect(element.querySelector('iframe')).toBeNull();
  expect(
    [...element.querySelectorAll('.inlay-scrolly-media__media')].map((media) => media.getAttribute('data-state')),
  ).toEqual(['shown', 'parked']);
  await user.click(screen.getByRole('button', { name: 'Show the content : Two' }));
  expect(element.querySelector('.inlay-scrolly-media__media iframe')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  );
  visitor.end();
});

test('a video that plays stops when its step ends, and one that was not started stays loaded', async () => {
  localStore.removeAll('consent:');
  const visitor = scrolling();
  const { element, user } = await show(
    step('Ten') + step('Two', '<template><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></template>'),
  );
  await user.click(screen.getByRole('button', { name: 'Show the content : Two' }));
  const begun = element.querySelector('iframe')!;
  begun.focus();
  act(() => void window.dispatchEvent(new Event('blur')));
  visitor.to(1);
  expect(element.querySelector('iframe')).toBe(begun);
  visitor.to(0);
  const stopped = element.querySelector('iframe')!;
  expect(stopped).not.toBe(begun);
  visitor.to(1);
  visitor.to(0);
  expect(element.querySelector('iframe')).toBe(stopped);
  visitor.end();
});
