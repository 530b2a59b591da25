/** The page API for a host's own scripts: `window.inlay`. */
import { counter, expect, OWN, test } from '../support/host';
import type { HostWindow } from '../support/inlay';
import { atRest } from '../setup/rest.ts';

test(
  'callbacks queued before the script has loaded run once the API is whole',
  { tag: '@core' },
  async ({ host, page }) => {
    const head = `<script>
    (window.inlay ||= []).push((api) => (window.first = [typeof api.session.get, api.session.get().status, api === window.inlay, typeof api.config.services]));
    window.inlay.push(() => { throw new Error('of the host') });
    window.inlay.push(() => (window.second = 'ran all the same'));
  </script>`;
    await host.open({ config: OWN, head, body: counter() });
    await expect
      .poll(() => page.evaluate(() => (window as never as { second?: string }).second))
      .toBe('ran all the same');
    expect(await page.evaluate(() => (window as never as { first: unknown[] }).first)).toEqual([
      'function',
      'none',
      true,
      'object',
    ]);
    expect(host.consoleMessages).toEqual([expect.stringContaining('error: Inlay: a callback of the page failed.')]);
  },
);

test('ready means: the first scan is done and eager widgets are mounted', { tag: '@core' }, async ({ host, page }) => {
  await host.open({ config: OWN, body: counter('data-load="eager"') });
  expect(
    await page.evaluate(async () => {
      await (window as never as HostWindow).inlay.ready;
      return document.getElementById('it')!.textContent;
    }),
  ).toBe('Pressed 0');
});

test(
  'ready resolves on a page without any placeholder, and nothing is fetched for it',
  { tag: '@core' },
  async ({ host, page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await host.open({ body: '<p>Nothing of ours</p>' });
    await page.evaluate(() => (window as never as HostWindow).inlay.ready);
    await atRest(page);
    expect(requests.filter((url) => url.includes('/chunks/'))).toEqual([]);
  },
);

test('ready resolves even if an eager widget fails', { tag: '@core' }, async ({ host, page }) => {
  await host.open({
    config: OWN,
    body: '<div id="it" data-module="broken" data-when="render" data-load="eager"></div>',
  });
  await page.evaluate(() => (window as never as HostWindow).inlay.ready);
  await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
});

test(
  'events reach subscribers, late ones with replay, and listeners on the DOM',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({ config: OWN, body: counter('data-load="eager"') });
    const received = await page.evaluate(async () => {
      const { inlay } = window as never as HostWindow;
      await inlay.ready;
      const calls: unknown[] = [];
      document.addEventListener('inlay:poll-answered', (event) => calls.push(['dom', (event as CustomEvent).detail]));
      const stop = inlay.subscribe('poll-answered', (detail) => calls.push(['api', detail]));
      inlay.publish('poll-answered', { answer: 1 });
      stop();
      inlay.publish('poll-answered', { answer: 2 });
      inlay.subscribe('poll-answered', (detail) => calls.push(['late', detail]), { replay: true });
      return calls;
    });
    expect(received).toEqual([
      ['api', { answer: 1 }],
      ['dom', { answer: 1 }],
      ['dom', { answer: 2 }],
      ['late', { answer: 2 }],
    ]);
  },
);

test('a listener can subscribe and unsubscribe before anything is loaded', { tag: '@core' }, async ({ host, page }) => {
  await host.open({ body: '<p>Nothing of ours</p>' });
  const received = await page.evaluate(async () => {
    const { inlay } = window as never as HostWindow;
    const calls: string[] = [];
    inlay.subscribe('poll-answered', () => calls.push('kept'));
    inlay.subscribe('poll-answered', () => calls.push('given up'))();
    await inlay.publish('poll-answered', {});
    await new Promise((resolve) => inlay.push(resolve));
    return calls;
  });
  expect(received).toEqual(['kept']);
});

test("a host's own widget, with no build, is one like ours", { tag: '@core' }, async ({ host, page }) => {
  await host.open({ body: '<div id="it" data-module="greeting" data-name="Ingrid"></div>' });
  await expect(host.placeholder()).not.toHaveAttribute('data-state');
  await page.evaluate(() =>
    (window as never as HostWindow).inlay.push(async (api) => {
      const { createElement, defineProps, defineWidget, text } = await api.kit();
      const props = defineProps({ name: text({ required: true, description: 'Who is greeted.' }) });
      api.define(
        defineWidget({
          name: 'greeting',
          props,
          component: ({ name }) => createElement('p', null, `Good morning, ${name}.`),
        }),
      );
    }),
  );
  await expect(host.placeholder()).toHaveText('Good morning, Ingrid.');
  await host.placeholder().evaluate((element) => element.removeAttribute('data-name'));
  await expect
    .poll(() => page.evaluate(() => (window as never as HostWindow).inlay.inspect()[0]?.notes))
    .toMatchObject([{ path: ['name'], reason: { prop: { description: 'Who is greeted.' } } }]);
});

test(
  'the debug panel lists every placeholder with its module, state, load strategy and problems',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({
      config: OWN,
      body: `${counter('data-load="eager"')}<div data-module="counter" data-load="event:poll-opened"></div><div data-module="broken" data-when="render" data-load="eager"></div><div data-module="theirs"></div>`,
    });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    await expect(page.locator('[data-module=broken]')).toHaveAttribute('data-state', 'failed');
    const reports = await page.evaluate(() =>
      (window as never as HostWindow).inlay
        .inspect()
        .map(({ element, module, state, load, mountedAt, error }) => [
          element.id,
          module,
          state,
          load,
          typeof mountedAt,
          (error as Error)?.message,
        ]),
    );
    expect(reports).toEqual([
      ['it', 'counter', 'mounted', 'eager', 'number', undefined],
      ['', 'counter', 'pending', 'event:poll-opened', 'undefined', undefined],
      ['', 'broken', 'failed', 'eager', 'undefined', 'broken in render'],
      ['', 'theirs', 'unknown', '', 'undefined', undefined],
    ]);
  },
);

test('the configuration cannot be changed by a page', { tag: '@core' }, async ({ host, page }) => {
  await host.open({ config: OWN, body: counter('data-load="eager"') });
  const changed = await page.evaluate(async () => {
    const { inlay } = window as never as HostWindow;
    await inlay.ready;
    try {
      Object.assign(inlay.config, { language: 'ar' });
      Object.assign(inlay.config.services, { user: 'https://evil.example' });
    } catch {
      // Frozen objects throw.
    }
    return [inlay.config.language, inlay.config.services.user];
  });
  expect(changed).toEqual(['', '/services/user']);
});

test(
  'a placeholder that is unmounted stays as the server rendered it, until an attribute changes or it is mounted',
  { tag: '@core' },
  async ({ host }) => {
    await host.open({ config: OWN, body: counter('data-load="eager"') });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    const unmounted = () =>
      host.placeholder().evaluate(async (element) => {
        const { inlay } = window as never as HostWindow;
        inlay.unmount(element);
        element.classList.add('seen');
        document.body.append(Object.assign(document.createElement('div'), { className: 'another' }));
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
        return element.getAttribute('data-state');
      });
    expect(await unmounted()).toBeNull();
    await host.placeholder().evaluate((element) => element.setAttribute('data-title', 'Again'));
    await expect(host.placeholder()).toHaveText('Again 0');
    expect(await unmounted()).toBeNull();
    await host.placeholder().evaluate((element) => (window as never as HostWindow).inlay.mount(element, 'counter'));
    await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
  },
);

test('a placeholder that a widget renders is mounted as well', { tag: '@core' }, async ({ host, page }) => {
  await host.open({ config: OWN, body: '<div id="it" data-module="frame" data-load="eager"></div>' });
  await page.evaluate(() =>
    (window as never as HostWindow).inlay.push(async (api) => {
      const { createElement, defineWidget } = await api.kit();
      api.define(
        defineWidget({
          name: 'frame',
          component: () => createElement('div', { 'data-module': 'counter', 'data-load': 'eager' }),
        }),
      );
    }),
  );
  await expect(host.placeholder()).toHaveText('Pressed 0');
});

test('an invalid argument is reported by the method that received it', { tag: '@core' }, async ({ host, page }) => {
  await host.open({ config: OWN, body: counter() });
  const messages = await page.evaluate(async () => {
    const { inlay } = window as never as {
      inlay: Record<'mount' | 'scan' | 'define', (...parameters: unknown[]) => Promise<unknown>>;
    };
    const messageOf = (action: () => Promise<unknown>) =>
      (async () => action())().then(
        () => 'nothing',
        (error: Error) => error.message,
      );
    return Promise.all([
      messageOf(() => inlay.mount('#it', 'counter')),
      messageOf(() => inlay.mount(null, 'counter')),
      messageOf(() => inlay.mount(document.body, 5)),
      messageOf(() => inlay.mount(document.createElement('div'), 'counter')),
      messageOf(() => inlay.scan('#it')),
      messageOf(() => inlay.define({})),
      messageOf(() => inlay.define('quiz')),
      messageOf(() => inlay.define(null)),
    ]);
  });
  expect(messages).toEqual([
    'inlay.mount: expected an element, but got the text "#it" (document.querySelector finds an element by it).',
    'inlay.mount: expected an element, but got null.',
    'inlay.mount: expected the name of a module, but got 5.',
    'inlay.mount: the element for "counter" is not in the page. Add it first.',
    'inlay.scan: #it is not an element',
    'inlay.define: [object Object] is not a widget',
    'inlay.define: quiz is not a widget',
    'inlay.define: null is not a widget',
  ]);
});

test('a wrong declaration of a prop, and a name that is taken, are named in one message each', async ({
  host,
  page,
}) => {
  await host.open({
    body: '<div id="it" data-module="greeting"><ul><li data-item="names">Ingrid</li></ul></div><div id="quote" data-module="pull-quote" data-quote="Steel."></div>',
  });
  await expect(page.locator('#quote')).toHaveAttribute('data-state', 'mounted');
  await page.evaluate(() =>
    (window as never as HostWindow).inlay.push(async (api) => {
      const { createElement, defineWidget, list, text } = await api.kit();
      const item = { name: text({ description: 'A name.' }) };
      const component = () => createElement('p', null, 'Good morning.');
      const names = list(item as never, { description: 'Who is greeted.' });
      api.define(defineWidget({ name: 'greeting', props: { names }, component }));
      api.define(defineWidget({ name: 'pull-quote', component }));
    }),
  );
  await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
  await expect.poll(() => host.consoleMessages).toHaveLength(2);
  expect(host.consoleMessages.sort()).toEqual([
    expect.stringContaining(
      'error: Inlay: greeting: props.names[] in its declaration is no prop. Write a kind of prop',
    ),
    expect.stringContaining('warning: Inlay: inlay.define: there was a module "pull-quote" before'),
  ]);
  await expect(page.getByRole('figure')).toHaveText('Steel.');
});
