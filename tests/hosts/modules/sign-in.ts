import { expect } from '@playwright/test';
import { INGRID, tokenFor } from '../../setup/ingrid';
import { tabTo } from '../setup/keyboard';
import type { HostedModule } from './';

const WORDS = {
  en: {
    email: 'E-mail address',
    password: 'Password',
    greeting: 'You are signed in as Ingrid Solheim.',
    rest: 'Sign in Forgotten your password? New here? Create an account',
  },
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    greeting: 'أنت مسجل الدخول باسم Ingrid Solheim.',
    rest: 'تسجيل الدخول هل نسيت كلمة المرور؟ هل أنت جديد هنا؟ إنشاء حساب',
  },
};

/** For a page with an opaque origin. */
const SHARED = {
  'access-control-allow-origin': 'null',
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'access_token, refresh_token',
};

export const signIn: HostedModule = {
  name: 'sign-in',
  html: `<div data-module="sign-in" data-stay="true">
    <h2 data-field="title">For registered readers</h2>
    <p><a href="#sign-in">Sign in on its own page</a></p>
  </div>`,
  text(language) {
    const { email, password, rest } = WORDS[language];
    return `For registered readers ${email} ${password} ${rest}`;
  },
  async use({ page, placeholder, host }) {
    const { greeting } = WORDS[host.language];
    const sent: unknown[] = [];
    await page.context().route('**/v2/auth/signin', (route) => {
      sent.push({ url: route.request().url(), body: JSON.parse(route.request().postData() ?? '') as unknown });
      return route.fulfill({
        json: { data: INGRID },
        headers: { ...SHARED, access_token: tokenFor(INGRID.id), refresh_token: 'refresh' },
      });
    });

    await tabTo(page, placeholder.locator('input[type=email]'));
    await page.keyboard.type('ingrid@example.com');
    await tabTo(page, placeholder.locator('input[type=password]'));
    await page.keyboard.type('Lighthouse-42');
    await page.keyboard.press('Enter');
    await expect(placeholder.getByText(host.keepsNothing ? 'Your browser blocks cookies' : greeting)).toBeVisible();
    const { origin } = new URL(page.frames().at(-1)!.url());
    expect(sent).toEqual([
      {
        url: `${origin}/services/user/v2/auth/signin`,
        body: { username: 'ingrid@example.com', password: 'Lighthouse-42' },
      },
    ]);
  },
};
