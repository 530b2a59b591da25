/** In XML, attribute names are case-sensitive: only lower-case ones are the same as in HTML. */
import { signIn } from './modules/sign-in.ts';
import { expect, test } from './setup/index.ts';
import { readPages } from './setup/read-pages.ts';

const xhtml = readPages().find(({ name }) => name === 'xhtml')!;

test('on a page of XHTML the browser fills in the address and the password, and checks the spelling of neither', async ({
  visit,
}) => {
  const { placeholder } = await visit(xhtml, signIn);
  const email = placeholder.locator('input[type=email]');
  const password = placeholder.locator('input[type=password]');
  await expect(email).toHaveAttribute('autocomplete', /^username/);
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  for (const field of [email, password]) {
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
  }
});

test('on a page of XHTML an image has the size for the screen, and an enlarged one is reachable by keyboard', async ({
  visit,
}) => {
  const { page, placeholder } = await visit(xhtml, {
    name: 'image',
    html: '<div data-module="image" data-is-zoomable="true"><figure><img data-field="image" src="/picture-1.svg" srcset="/picture-1.svg 1x, /picture-2.svg 2x" width="1500" height="1000" alt="Bands of rock" /></figure></div>',
    text: () => '',
    use: async () => {},
  });
  await expect(placeholder.locator('img').first()).toHaveAttribute('srcset', '/picture-1.svg 1x, /picture-2.svg 2x');
  await placeholder.getByRole('button').click();
  await expect(page.locator('.inlay-zoom__stage')).toHaveAttribute('tabindex', '0');
});
