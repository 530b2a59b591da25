import type { Page } from '@playwright/test';
import { counter, expect, OWN, test, type Host } from '../support/host.ts';

/** Server-rendered markup; the label is the widget's. */
const FORMS = { 'sign-in': ['E-mail address', 'Password'], 'sign-up': ['E-mail address', 'Password'] } as const;

for (const [module, [email, password]] of Object.entries(FORMS)) {
  test(
    `text typed into the server-rendered ${module} form while the widget loads is kept, with the caret`,
    { tag: '@core' },
    async ({ page, host }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/chunks/**', async (route) => {
        await released;
        await route.continue();
      });
      await host.open({
        body: `<div id="it" data-module="${module}"><form method="post" action="/${module}"><input name="email" type="email" aria-label="Server's e-mail"><input name="password" type="password" aria-label="Server's password"><button>Go on</button></form></div>`,
      });
      await page.getByLabel("Server's e-mail").fill('ingrid@example.com');
      await page.getByLabel("Server's password").pressSequentially('Lighthouse-2');
      await page.keyboard.press('ArrowLeft');
      release();

      const placeholder = host.placeholder();
      await expect(placeholder).toHaveAttribute('data-state', 'mounted');
      await expect(page.getByLabel("Server's password")).toHaveCount(0);
      const field = placeholder.getByLabel(password, { exact: true });
      await expect(field).toBeFocused();
      await expect(placeholder.getByLabel(email)).toHaveValue('ingrid@example.com');
      await page.keyboard.type('4');
      await expect(field).toHaveValue('Lighthouse-42');
    },
  );
}

test.describe('input before the widget mounts', () => {
  const hold = async (page: Page) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/chunks/**', async (route) => {
      await released;
      await route.continue();
    });
    return () => release();
  };
  const mounted = (host: Host) => expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');

  for (const [name, field] of [
    ['username', 'name="username" autocomplete="username"'],
    ['login', 'name="login" type="email"'],
    ['log', 'name="log"'],
    ['user[email]', 'name="user[email]"'],
    ['no name', ''],
  ] as const) {
    test(`an e-mail address typed into a field called ${name} is kept`, async ({ page, host }) => {
      const release = await hold(page);
      await host.open({
        body: `<div id="it" data-module="sign-in"><form method="post" action="/in"><input ${field} aria-label="Server's field"><input name="pwd" type="password" aria-label="Server's password"><button>Go on</button></form></div>`,
      });
      await page.getByLabel("Server's field").fill('ingrid@example.com');
      await page.getByLabel("Server's password").fill('Lighthouse-42');
      release();
      await mounted(host);
      await expect(host.placeholder().getByLabel('E-mail address')).toHaveValue('ingrid@example.com');
      await expect(host.placeholder().getByLabel('Password', { exact: true })).toHaveValue('Lighthouse-42');
    });
  }

  const ITEMS =
    '<h2 data-field="title">Questions</h2><details data-item="items"><summary>Who pays?</summary><p>We do.</p></details><details data-item="items"><summary>How much?</summary><p>A lot.</p></details>';
  const question = (page: Page, name: string) => page.getByRole('button', { name });

  test('the focus on a question moves to the question of the widget', async ({ page, host }) => {
    await host.open({ body: `<div id="it" data-module="accordion" data-load="interaction">${ITEMS}</div>` });
    await page.keyboard.press('Tab');
    await mounted(host);
    await expect(question(page, 'Who pays?')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page, 'Who pays?')).toHaveAttribute('aria-expanded', 'true');
  });

  test('a press on a question opens it once', async ({ page, host }) => {
    await host.open({ body: `<div id="it" data-module="accordion" data-load="interaction">${ITEMS}</div>` });
    await page.getByText('How much?').click({ delay: 250 });
    await mounted(host);
    await expect(question(page, 'How much?')).toHaveAttribute('aria-expanded', 'true');
    await expect(question(page, 'Who pays?')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a link that is pressed for a while is followed', async ({ page, host }) => {
    await host.open({
      config: OWN,
      body: counter('data-load="interaction"', '<p><a href="#followed">Server link</a></p>'),
    });
    await page.getByRole('link').click({ delay: 250 });
    await expect(page).toHaveURL(/#followed$/);
    await mounted(host);
  });

  test('a link reached by Tab keeps the focus, and Enter follows it', async ({ page, host }) => {
    await host.open({
      config: OWN,
      body: counter('data-load="interaction"', '<p data-field="body"><a href="#followed">Server link</a></p>'),
    });
    await page.keyboard.press('Tab');
    await mounted(host);
    await expect(page.getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#followed$/);
  });

  test('a server-rendered button that is pressed early acts once the widget is mounted', async ({ page, host }) => {
    await host.open({
      config: OWN,
      body: counter('data-load="interaction"', '<button type="button">Pressed 0</button>'),
    });
    await page.getByRole('button').click({ delay: 150 });
    await mounted(host);
    await expect(page.getByRole('button')).toHaveText('Pressed 1');
  });

  test('selected text stays selected', async ({ page, host }) => {
    const release = await hold(page);
    await host.open({ config: OWN, body: counter('', '<p data-field="body">Some words to quote</p>') });
    await page.getByText('Some words to quote').evaluate(({ firstChild }) => {
      getSelection()!.setBaseAndExtent(firstChild!, 5, firstChild!, 10);
    });
    release();
    await mounted(host);
    expect(await page.evaluate(() => String(getSelection()))).toBe('words');
  });

  test('a box that was scrolled stays scrolled', async ({ page, host }) => {
    const lines = Array.from({ length: 50 }, (_, line) => `<p>Line ${line}</p>`).join('');
    await host.open({
      config: OWN,
      body: `${counter(
        'data-load="interaction"',
        `<div data-field="body"><div id="box" tabindex="0" style="height: 100px; overflow: auto">${lines}</div></div>`,
      )}<div id="other" data-module="counter"></div>`,
    });
    const box = page.locator('#box');
    const scrollTop = () => box.evaluate((element) => element.scrollTop);
    await expect(page.locator('#other')).toHaveAttribute('data-state', 'mounted');
    await box.evaluate((element) => element.scrollTo(0, 300));
    await expect.poll(scrollTop).toBe(300);
    await page.keyboard.press('Tab');
    await mounted(host);
    await expect.poll(scrollTop).toBe(300);
  });
});
