import { requestedHeight } from './frame-messages';

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
])('%j asks for %s pixels', (message, height) => expect(requestedHeight(message)).toBe(height));
