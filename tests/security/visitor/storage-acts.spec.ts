/** Storage and cookies that another script, an old version or another user of the device filled with attacks. */
import { textsOf } from '../attacks/index.ts';
import { test } from '../setup/visitor.ts';

const KEYS = [
  'user',
  'articles',
  'jobs',
  'ratings',
  'pending-action',
  'place',
  'skew',
  'session-tick',
  'lock:refresh',
  'cache:dictionary:en',
  'subscriber',
  'consent:flourish',
  'speed',
  'pending',
  'visitor:newcomer',
  'visitor:mailed-code',
  'wall-visits',
  'passkey-offer',
  'passkey-declined',
  'profile-question',
  'provider-unreached',
  'visitor:apply-later',
  'visitor:searches',
  'drafts-of',
  'drafts-dropped',
  'visitor:draft:sign-up',
  'visitor:draft:contact-form',
  'visitor:quiz:7',
];
const COOKIES = [
  'inlay_access',
  'inlay_refresh',
  'inlay_premium',
  'inlay_practice',
  'inlay_relogin',
  'inlay_subscriptions',
  'inlay_redirect',
  'inlay_consent',
];
const MODULES = [
  'session-badge',
  'save-article',
  'quiz',
  'rate-article',
  'registration',
  'sign-up',
  'contact-form',
  'registration-confirmation',
  'auth-router',
  'account-menu',
  'after-sign-in',
  'saved-articles',
  'newsletter-options',
  'sticky-subscription-bar',
  'flourish',
  'audio-player',
];

const claims = (sub: string) =>
  `x.${Buffer.from(JSON.stringify({ exp: 99_999_999_999, iat: 1, sub })).toString('base64url')}.x`;

test('nothing that was stored acts when the page reads it again', async ({ page, visitor }) => {
  const texts = textsOf('json', 'markup');
  const body =
    MODULES.map((name) => `<div data-attacked data-module="${name}" data-load="eager"></div>`).join('') +
    '<div data-attacked data-module="site-search" data-load="eager" data-variant="page"></div>';
  await visitor.open({ body });
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) {
    const poison = (index: number) => texts[(index * rounds + round) % texts.length]!;
    await page.evaluate(
      ({ stored, cookies }) => {
        for (const [key, value] of stored)
          for (const storage of [localStorage, sessionStorage]) storage.setItem(`inlay:${key}`, value);
        for (const [name, value] of cookies) document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
      },
      {
        stored: KEYS.map((key, index) => [key, poison(index)] as const),
        cookies: COOKIES.map(
          (name, index) => [name, round % 2 && index === 0 ? claims(poison(index)) : poison(index)] as const,
        ),
      },
    );
    await page.reload();
    await visitor.settled();
    await visitor.expectUnharmed(`round ${round}`);
  }
});
