/** Compromised services: every response is shown as text, or not at all, and tokens are sent nowhere else. */
import { textsOf } from '../attacks/index.ts';
import { expect, openEverything, test } from '../setup/visitor.ts';
import { atRest } from '../../e2e/setup/rest.ts';

const SIGNED_IN = [
  'session-badge',
  'saved-articles',
  'edit-profile',
  'active-sessions',
  'passkeys',
  'second-factor',
  'linked-accounts',
  'account-data',
  'edit-subscriptions',
  'newsletter-options',
  'save-article',
  'rate-article',
  'account-menu',
  'contact-form',
  'registration',
  'sign-up',
  'one-click-subscribe',
];

const SECRET = 'must-not-leak';
const token = `x.${Buffer.from(JSON.stringify({ exp: 99_999_999_999, iat: 1, sub: 'ada', secret: SECRET })).toString('base64url')}.x`;

for (const name of ['markup', 'mutation', 'url', 'template'] as const) {
  test(
    `answers full of ${name} act nowhere, and no token leaves its headers`,
    { tag: name === 'markup' ? '@core' : [] },
    async ({ page, visitor, host, context }) => {
      const texts = textsOf(name);
      let at = 0;
      const next = () => texts[at++ % texts.length]!;
      const leaks: string[] = [];
      await context.addCookies([
        { name: 'inlay_access', value: token, url: host.origin },
        { name: 'inlay_refresh', value: SECRET, url: host.origin },
      ]);
      page.on('request', (request) => {
        if (
          request.url().includes(SECRET) ||
          request.url().includes(token) ||
          (request.postData() ?? '').includes(token)
        )
          leaks.push(request.url());
      });
      page.on('console', (message) => {
        if (message.text().includes(token) || message.text().includes(SECRET)) leaks.push(message.text());
      });
      await page.route('**/services/**', (route) =>
        route.fulfill({ json: answerTo(new URL(route.request().url()), next) }),
      );

      const body = [
        ...SIGNED_IN.map((module) => `<div data-attacked data-module="${module}" data-load="eager"></div>`),
        '<div data-attacked data-module="site-search" data-load="eager" data-variant="page"></div>',
      ].join('');
      await visitor.open({ body, address: '?q=steel', answers: true });
      await visitor.settled();
      await atRest(page);
      await openEverything(page);
      await visitor.expectUnharmed(name);

      const pageState = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML, location.href]),
      );
      expect(pageState.includes(token) || pageState.includes(SECRET), 'a token in storage, markup or address').toBe(
        false,
      );
      expect(leaks).toEqual([]);
    },
  );
}

/** In the shape of a valid response, so that the attack passes the schema. */
function answerTo({ pathname }: URL, next: () => string): unknown {
  const named = () => ({ name: next(), id: next(), Description: next(), code: next() });
  if (pathname.includes('/suggestions'))
    return {
      terms: [next(), next()],
      people: [{ title: next(), url: next() }],
      pages: [{ title: next(), url: next() }],
    };
  if (pathname.includes('/api/pages'))
    return {
      results: Array.from({ length: 5 }, () => ({
        id: next(),
        description: next(),
        metatags: {
          title: next(),
          url: next(),
          'search-image': next(),
          'authors-name': `${next()}|${next()}`,
          'title-location': next(),
          'searchresults-tags': next(),
        },
      })),
      numFound: 5,
      correctlySpelled: false,
      suggestedQuery: next(),
      queryUsedForSearch: next(),
      statusMessage: next(),
    };
  if (pathname.includes('/user/article'))
    return {
      savedArticles: Array.from({ length: 3 }, () => ({
        id: next(),
        language: 'en',
        url: next(),
        imageUrl: next(),
        title: next(),
        type: next(),
      })),
      totalRecords: 3,
    };
  if (pathname.includes('/dictionary/'))
    return {
      language: 'en',
      entries: { 'quiz.next': next(), 'site-search.label': next(), 'ui.close': next(), __proto__: next() },
    };
  if (pathname.includes('/lookuplists/')) return [named(), named()];
  if (pathname.includes('/picklist/')) return { data: { titles: [named(), named()] } };
  if (pathname.includes('/sessions'))
    return {
      data: {
        sessions: [
          { id: next(), userAgent: next(), country: next(), startedAt: next(), lastSeenAt: next(), isCurrent: true },
        ],
      },
    };
  if (pathname.includes('/passkeys'))
    return { data: { passkeys: [{ id: next(), name: next(), createdAt: next(), lastUsedAt: next() }] } };
  if (pathname.endsWith('/second-factor'))
    return { data: { isOn: false, recoveryCodesLeft: 2, requiresPassword: false, secret: next(), uri: next() } };
  if (pathname.includes('/second-factor/')) return { data: { recoveryCodes: [next(), next()] } };
  if (pathname.includes('/v1/subscriptions')) {
    const alert = () => ({
      alertCode: { value: next() },
      title: { value: next() },
      toolTip: next(),
      descriptionText: next(),
      frequency: next(),
      previewLink: next(),
      previewLinkLabel: next(),
      language: 'en',
    });
    const some = { alertItems: { alerts: [alert(), alert()] } };
    return {
      data: {
        subscriptions: { newsLetters: some, alerts: some, guides: { alerts: [alert()] }, informationalMail: some },
      },
    };
  }
  return {
    data: {
      id: 'ada',
      firstName: next(),
      lastName: next(),
      email: next(),
      company: next(),
      titleName: next(),
      businessFunction: next(),
      country: next(),
      isPremiumUser: true,
      practiceUser: false,
      alumni: false,
      hasPassword: true,
      socialLoginIdps: next(),
      reLoginRequiredForSensitiveData: false,
      subscriptions: [next()],
      articles: [{ id: next(), language: 'en' }],
      userRatings: [],
    },
  };
}
