/** Routes in a URL, as an attacker would send them: no flow leaves the allowed origins. */
import { textsOf } from '../attacks/index.ts';
import { openEverything, test } from '../setup/visitor.ts';

const ROUTES = [
  'signin/x',
  'auth-signin',
  'signin-welcome',
  'signin-prompt',
  'signup/x',
  'signup-thanks',
  'signup-welcome',
  'registration-modal',
  'download',
  'auth-download',
  'view-file',
];

const router = '<div data-attacked data-module="auth-router" data-load="eager"></div>';

for (const route of ROUTES) {
  test(
    `the route ${route} leads nowhere but where flows may go`,
    { tag: route === ROUTES[0] ? '@core' : [] },
    async ({ page, visitor }) => {
      await visitor.open({ body: router });
      await visitor.settled();
      const texts = textsOf('url').map((text) => text.replace(/\p{Surrogate}/gu, ''));
      await page.evaluate(
        async ({ name, parameters }) => {
          for (const parameter of parameters) {
            for (const spelling of [parameter, encodeURIComponent(parameter)]) {
              const before = location.href;
              location.hash = `#/${name}/${spelling}`;
              if (location.href === before) continue;
              await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
            }
          }
        },
        { name: route, parameters: texts },
      );
      await openEverything(page);
      await visitor.expectUnharmed(route);
    },
  );
}

test('the query of a URL redirects no form and no link to another site', { tag: '@core' }, async ({ visitor }) => {
  const modules = [
    'sign-in',
    'sign-up',
    'registration',
    'signin-welcome',
    'signup-thanks',
    'reset-password',
    'registration-confirmation',
    'subscribe-by-link',
    'unsubscribe-by-link',
    'site-search',
    'social-sign-in',
    'linked-accounts',
  ];
  const body = modules.map((name) => `<div data-attacked data-module="${name}" data-load="eager"></div>`).join('');
  for (const text of textsOf('url', 'markup').filter((_, index) => index % 12 === 0)) {
    const parameters = [
      'redirectUrl',
      'returnUrl',
      'q',
      'token',
      'uid',
      'cid',
      'source',
      'code',
      'ssoError',
      'linked',
      'email',
      'subscriptions',
      'start',
      'pageFilter',
    ];
    await visitor.open({
      body,
      address: `?${parameters.map((name) => `${name}=${encodeURIComponent(text)}`).join('&')}`,
    });
    await visitor.settled();
    await visitor.expectUnharmed(text);
  }
});
