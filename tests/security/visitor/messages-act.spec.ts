/** Messages of other windows and tabs: no other origin moves the page or changes the session. */
import { textsOf } from '../attacks/index.ts';
import { expect, test } from '../setup/visitor.ts';

test('messages of strangers and other tabs change nothing', { tag: '@core' }, async ({ page, visitor }) => {
  const modules = [
    '<div data-attacked data-module="flourish" data-load="eager" data-flourish-visualization-id="7"></div>',
    '<div data-attacked data-module="session-badge" data-load="eager"></div>',
    '<div data-attacked data-module="save-article" data-load="eager"></div>',
  ];
  await visitor.open({ config: { consentGroups: { flourish: 'none' } }, body: modules.join('') });
  await visitor.settled();
  const frame = page.locator('[data-module=flourish] iframe');
  await expect(frame).toBeVisible();
  const boxOfFrame = () => page.locator('[data-module=flourish]').boundingBox();
  // The frame's own page requests less space than is reserved for it.
  const reserved = 758;
  await expect.poll(async () => (await boxOfFrame())!.height).toBeLessThan(reserved);
  const before = await boxOfFrame();
  await page.evaluate(
    async (texts) => {
      const channel = new BroadcastChannel('inlay-session');
      const sandbox = Object.assign(document.createElement('iframe'), { sandbox: '', hidden: true });
      document.body.append(sandbox);
      const parse = (text: string): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          return text;
        }
      };
      // Firefox lets no script forge the source of a message from another process.
      const canSpeak = (source: MessageEventSource | null) => {
        try {
          return Boolean(new MessageEvent('message', { source }));
        } catch {
          return false;
        }
      };
      const sources = [window, sandbox.contentWindow, null].filter(canSpeak);
      for (const data of texts.flatMap((text) => [text, parse(text)])) {
        window.postMessage(data, '*');
        for (const source of sources)
          for (const origin of ['null', '', location.origin, 'https://evil.example'])
            dispatchEvent(new MessageEvent('message', { data, origin, source }));
        channel.postMessage(data);
        dispatchEvent(new StorageEvent('storage', { key: JSON.stringify(data), newValue: JSON.stringify(data) }));
      }
      // Messages arrive in order, so those before the last one have arrived as well.
      const echo = new BroadcastChannel('inlay-session');
      await Promise.all([
        new Promise((resolve) => {
          echo.onmessage = ({ data }) => data === 'last' && resolve(undefined);
          channel.postMessage('last');
        }),
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => data === 'last' && resolve(undefined));
          window.postMessage('last', '*');
        }),
      ]);
      echo.close();
      sandbox.remove();
      channel.close();
    },
    textsOf('message', 'json', 'event-name'),
  );
  expect(await boxOfFrame()).toEqual(before);
  await visitor.expectUnharmed('messages');
});
