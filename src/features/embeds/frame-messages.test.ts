import { listenToFrames, requestedHeight } from './frame-messages';

function frameOfPage(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame;
}

const dispatch = (data: unknown, source: MessageEventSource | null) =>
  void window.dispatchEvent(new MessageEvent('message', { data, source }));

test.each([
  [{ type: 'inlay:resize', height: 480 }, 480],
  [{ type: 'inlay:resize', height: '480.4' }, 480],
  [{ type: 'inlay:resize', height: 1e9 }, 20_000],
  [JSON.stringify({ sender: 'Flourish', context: 'iframe.resize', height: 575 }), 575],
  [{ type: 'inlay:resize', height: 0 }, undefined],
  [{ type: 'inlay:resize', height: -4 }, undefined],
  [{ type: 'inlay:resize', height: 'tall' }, undefined],
  [{ type: 'inlay:resize' }, undefined],
  [{ type: 'resize', height: 480 }, undefined],
  [JSON.stringify({ sender: 'Flourish', context: 'scroll', height: 575 }), undefined],
  ['{half', undefined],
  ['hello', undefined],
  [null, undefined],
  [7, undefined],
])('%j asks for %s pixels', (message, height) => {
  const frame = frameOfPage();
  const heights: unknown[] = [];
  const stop = listenToFrames(
    () => [frame],
    (fields) => heights.push(requestedHeight(fields)),
  );
  dispatch(message, frame.contentWindow);
  stop();
  expect(heights[0]).toBe(height);
});

test('receives messages only from registered frames, until they are unregistered', () => {
  const [frame, other] = [frameOfPage(), frameOfPage()];
  const received: unknown[] = [];
  const stop = listenToFrames(
    () => [null, frame],
    (message, by) => received.push([message, by]),
  );
  for (const source of [other.contentWindow, window, null]) dispatch({ type: 'play' }, source);
  dispatch({ type: 'play' }, frame.contentWindow);
  stop();
  dispatch({ type: 'end' }, frame.contentWindow);
  expect(received).toEqual([[{ type: 'play' }, frame]]);
});
