import { publish, subscribe } from './';

test('a listener receives published events until it unsubscribes', () => {
  const onSaved = jest.fn();
  const stop = subscribe('article-saved', onSaved);
  publish('article-saved', { articleId: 'steel', language: 'en' });
  stop();
  publish('article-saved', { articleId: 'water', language: 'en' });
  expect(onSaved.mock.calls).toEqual([[{ articleId: 'steel', language: 'en' }]]);
});

test('a page without our API hears it as a DOM event', () => {
  const onCompleted = jest.fn();
  document.addEventListener('inlay:quiz-completed', (event) => onCompleted((event as CustomEvent).detail), {
    once: true,
  });
  publish('quiz-completed', { quizId: '7', right: 3, total: 5 });
  expect(onCompleted).toHaveBeenCalledWith({ quizId: '7', right: 3, total: 5 });
});

test('a late subscriber may ask for the last one', () => {
  publish('consent-changed', { groups: ['old'] });
  publish('consent-changed', { groups: ['new'] });
  const late = jest.fn();
  const later = jest.fn();
  subscribe('consent-changed', late, { replay: true });
  subscribe('consent-changed', later);
  expect(late.mock.calls).toEqual([[{ groups: ['new'] }]]);
  expect(later).not.toHaveBeenCalled();
});

test('replays nothing for an event that was never published', () => {
  const listener = jest.fn();
  subscribe('never-published', listener, { replay: true });
  subscribe('toString', listener, { replay: true });
  expect(listener).not.toHaveBeenCalled();
});

test('a failing listener does not affect the others, and is reported once', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onScroll = jest.fn();
  const failure = new Error('of the host');
  const stops = [
    subscribe('user-scroll', () => {
      throw failure;
    }),
    subscribe('user-scroll', onScroll),
  ];
  publish('user-scroll', { label: '50 %' });
  expect(onScroll).toHaveBeenCalledTimes(1);
  expect(error.mock.calls).toEqual([['Inlay: a listener of "user-scroll" failed.', failure]]);
  stops.forEach((stop) => stop());
  error.mockRestore();
});

test('a listener can remove itself, or another, while it is called', () => {
  const second = jest.fn();
  const stops = [subscribe('toast', () => stops.forEach((stop) => stop())), subscribe('toast', second)];
  publish('toast', { text: 'Saved' });
  publish('toast', { text: 'Saved again' });
  expect(second).toHaveBeenCalledTimes(1);
});
