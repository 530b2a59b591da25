import { expect, test } from '../support/host.ts';

/** As a server writes them; the label is the widget's. */
const FORMS = { 'sign-in': ['E-mail address', 'Password'], 'sign-up': ['E-mail address', 'Password'] } as const;

for (const [module, [email, password]] of Object.entries(FORMS)) {
  test(
    `what is typed into the server's ${module} form while the widget is on its way is in the widget, and so is the caret`,
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
