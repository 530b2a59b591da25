import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkServices } from '../../cli/check-services/index.ts';
import { startAsSpecified } from '../backends/as-specified.ts';
import { startOtherHabits } from '../backends/other-habits.ts';
import { startOwnNames } from '../backends/own-names.ts';
import type { Backend } from '../backends/server.ts';
import { type App, startApp } from '../services/setup/app.ts';
import { type Fault, plant } from './planted.ts';

const PAGE = 'http://www.host.example';
const PASSWORD = 'Lighthouse-42';
const ACCOUNT = [
  '--write',
  '--email',
  'ada@example.com',
  '--password',
  PASSWORD,
  '--article',
  'copper',
  '--csrf',
  'proof-7',
];

type Started = Backend & { config: object };

interface Reported {
  isFine: boolean;
  configuration: { code: string; key: string }[];
  calls: {
    call: string;
    url: string;
    status?: number;
    isCalled: boolean;
    found: string[];
    findings: { code: string; key: string; message: string }[];
  }[];
}

describe('inlay check-services', () => {
  let folder: string;
  let specified: Started;
  let withOwnNames: Started;
  let other: Started;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-check-'));
    [specified, withOwnNames, other] = await Promise.all([startAsSpecified(), startOwnNames(), startOtherHabits()]);
  });
  after(async () => {
    await Promise.all([specified.close(), withOwnNames.close(), other.close(), rm(folder, { recursive: true })]);
  });

  async function run(config: object | string, ...options: string[]) {
    const file = join(folder, 'inlay.json');
    if (typeof config === 'object') await writeFile(file, JSON.stringify(config));
    const texts = { out: '', error: '' };
    const code = await checkServices(['--config', typeof config === 'string' ? config : file, ...options], {
      print: (text) => void (texts.out += text),
      complain: (text) => void (texts.error += text),
      usage: 'usage',
    });
    return { code, ...texts };
  }
  const check = async (config: object, ...options: string[]) => {
    const { code, out } = await run(config, '--origin', PAGE, '--json', ...options);
    return { code, ...(JSON.parse(out) as Reported) };
  };
  const findingsOf = ({ configuration, calls }: Reported) => [
    ...configuration,
    ...calls.flatMap(({ findings }) => findings),
  ];

  describe('finds nothing wrong', () => {
    let app: App;
    before(async () => void (app = await startApp()));
    after(() => app.stop());

    it('with the reference services, on their page', async () => {
      const services = Object.fromEntries(
        ['user', 'forms', 'content', 'geo'].map((name) => [name, `${app.origin}/services/${name}`]),
      );
      const account = ['--write', '--email', 'premium@alder-voss.example', '--password', PASSWORD];
      const { code, out } = await run({ services }, '--origin', app.origin, ...account);
      assert.equal(code, 0, out);
      assert.match(out, /✓ signIn .* 200[\s\S]*✓ token .* 200[\s\S]*✓ signOut/);
      assert.match(
        out,
        /✓ secondFactor .* 200.*\n.*found isOn, recoveryCodesLeft[\s\S]*✓ beginSecondFactor POST .* 200/,
      );
      assert.match(out, /– turnOffSecondFactor POST .*not called/);
    });

    it('with their passkeys, on a site that has a name', async () => {
      const site = app.origin.replace('127.0.0.1', 'localhost');
      const config = { services: { user: `${site}/services/user` }, flags: { passkeys: true } };
      const { code, out } = await run(
        config,
        '--origin',
        site,
        '--write',
        '--email',
        'premium@alder-voss.example',
        '--password',
        PASSWORD,
      );
      assert.equal(code, 0, out);
      for (const call of ['passkeys GET', 'proveOwner POST', 'passkeyOptions POST', 'passkeySignInOptions POST'])
        assert.match(out, new RegExp(`✓ ${call.replace(' ', ' +')} .* 20[04]`));
      assert.match(out, /– removePasskey  DELETE .*not called/);
    });

    it('with the reference services, from another origin that they allow', async () => {
      const services = Object.fromEntries(['user', 'content'].map((name) => [name, `${app.origin}/services/${name}`]));
      const { code, out } = await run({ services }, '--origin', app.microsite);
      assert.equal(code, 0, out);
      assert.match(out, /– updateUser .*CORS: fine/);
    });
  });

  it('finds nothing wrong with a search engine of a preset, and reports missing parts of the preset', async () => {
    const received: unknown[] = [];
    const engine = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', 'authorization, content-type, accept-language');
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        if (request.method === 'POST')
          received.push([request.url, request.headers.authorization, JSON.parse(body).facets]);
        const hits = [{ title: 'Copper', url: '/copper' }];
        response.end(JSON.stringify({ hits, estimatedTotalHits: 1, facetDistribution: { kind: {} } }));
      });
    });
    await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
    const configOf = (options: object) => ({ services: { search: { preset: 'meilisearch', base, options } } });
    const report = await check(configOf({ index: 'pages', key: 'public' }));
    const incomplete = await check(configOf({ index: 'pages' }));
    engine.close();
    assert.deepEqual(findingsOf(report), []);
    assert.deepEqual(received[0], ['/indexes/pages/search', 'Bearer public', ['kind']]);
    assert.deepEqual(
      incomplete.configuration.map(({ key }) => key),
      ['services.search.options.key'],
    );
  });

  it('finds nothing wrong with a specified back end, and leaves the account unchanged', async () => {
    const { code, calls } = await check(specified.config, ...ACCOUNT);
    assert.equal(
      code,
      0,
      JSON.stringify(
        calls.filter(({ findings }) => findings.length),
        null,
        1,
      ),
    );
    assert.deepEqual(
      calls.filter(({ call }) => call === 'updateUser').map(({ status }) => status),
      [204, 204],
    );
    const { calls: again } = await check(specified.config, ...ACCOUNT);
    assert.deepEqual(
      again.filter(({ call }) => call === 'updateUser').map(({ status }) => status),
      [204, 204],
    );
  });

  it('finds nothing wrong with a back end that has its own names and a session in a cookie', async () => {
    const { code, calls } = await check(
      withOwnNames.config,
      ...ACCOUNT,
      '--origin',
      withOwnNames.origin.replace(/\d+$/, '1'),
    );
    assert.equal(
      code,
      0,
      JSON.stringify(
        calls.filter(({ findings }) => findings.length),
        null,
        1,
      ),
    );
    assert.ok(calls.find(({ call }) => call === 'signIn')!.found.includes('firstName'));
  });

  it('lets a back end do without passkeys and a second factor, unless the configuration asks for them', async () => {
    const { calls } = await check(specified.config, ...ACCOUNT);
    const extras = calls.filter(({ call }) => /factor|passkey|proveOwner/i.test(call));
    assert.deepEqual(
      [...new Set(extras.map(({ call, findings: [finding] }) => `${call} ${finding?.code}`))],
      ['secondFactor not-offered', 'passkeys not-offered'],
    );
    const withPasskeys = await check({ ...specified.config, flags: { passkeys: true } });
    assert.ok(
      withPasskeys.calls.some(
        ({ call, findings }) => call === 'passkeys' && findings.some(({ key }) => key === 'services.user.base'),
      ),
      JSON.stringify(withPasskeys.calls, null, 1),
    );
    assert.equal(withPasskeys.code, 1);
  });

  it('asks whether a contact form with codes may send its second captcha header', async () => {
    const server = createServer((_request, response) => {
      response.setHeader('access-control-allow-origin', PAGE);
      response.setHeader('access-control-allow-headers', 'content-type, captchakey');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const forms = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { calls } = await check({ services: { forms }, flags: { otp: true } });
    server.close();
    const refused = calls.filter(({ findings }) => findings.some(({ message }) => /invisiblecaptchakey/.test(message)));
    assert.deepEqual(
      refused.map(({ call }) => call),
      ['sendCode', 'sendMessageWithCode'],
    );
  });

  it('sends no writing request unless an option allows it', async () => {
    const count = specified.calls.length;
    await check(specified.config);
    assert.deepEqual(
      specified.calls.slice(count).filter((call) => !call.startsWith('GET ')),
      [],
    );
  });

  const json = (text: unknown, status = 200) => ({
    status,
    text: JSON.stringify(text),
    headers: {
      'content-type': 'application/json',
      'access-control-allow-origin': PAGE,
      'access-control-allow-credentials': 'true',
    },
  });
  const at =
    (path: string, change: Fault): Fault =>
    (answer, call) =>
      call.endsWith(path) && !call.startsWith('OPTIONS') ? change(answer, call) : undefined;
  const header =
    (name: string, value: string | undefined): Fault =>
    ({ headers: { [name]: _, ...headers } }) => ({
      headers: value === undefined ? headers : { ...headers, [name]: value },
    });
  const preflight =
    (change: Fault): Fault =>
    (answer, call) =>
      call.startsWith('OPTIONS') ? change(answer, call) : undefined;
  /** Responds like a back end that has the feature, only to the signed-in owner. */
  const secondFactor =
    (state: ReturnType<typeof json>): Fault =>
    (_, call) => {
      if (!call.endsWith('/second-factor')) return undefined;
      const allowed = {
        ...state.headers,
        'access-control-allow-headers': 'access_token, authorization, refresh_token, content-type',
      };
      return call.startsWith('OPTIONS')
        ? { status: 204, text: '', headers: allowed }
        : call.includes('/me/')
          ? json({}, 401)
          : state;
    };
  const TITLES = '/v2/picklist/title';
  const ME = '/v2/users/0';
  const titlesKey = 'services.user.paths.titles';

  const FAULTS: [what: string, code: string, key: string, fault: Fault, isWithAccount?: boolean][] = [
    ['a path that is not there', 'not-found', titlesKey, at(TITLES, () => ({ status: 404, text: 'Not found' }))],
    ['a page with 200', 'html', titlesKey, at(TITLES, () => ({ text: '<!doctype html><title>Welcome</title>' }))],
    [
      'no CORS header',
      'cors-missing',
      'services.user.base',
      at(TITLES, header('access-control-allow-origin', undefined)),
    ],
    [
      'CORS for another origin',
      'cors-origin',
      'services.user.base',
      at(TITLES, header('access-control-allow-origin', 'https://elsewhere.example')),
    ],
    [
      '"*" for what belongs to a session',
      'cors-any-with-credentials',
      'services.user.base',
      at('/v2/users/me', header('access-control-allow-origin', '*')),
    ],
    [
      'credentials that are not allowed',
      'cors-credentials',
      'services.user.base',
      at('/v2/users/me', header('access-control-allow-credentials', undefined)),
    ],
    ['a preflight that is refused', 'cors-preflight', 'services.user.base', preflight(() => ({ status: 401 }))],
    [
      'a header that the preflight leaves out',
      'cors-header',
      'services.user.headers',
      preflight(header('access-control-allow-headers', 'content-type, access_token')),
    ],
    [
      'a method that the preflight leaves out',
      'cors-method',
      'services.user.base',
      preflight(header('access-control-allow-methods', 'GET, POST')),
    ],
    [
      'a token in a header that pages may not read',
      'cors-not-exposed',
      'services.user.headers.accessToken',
      at('/signin', header('access-control-expose-headers', 'retry-after')),
      true,
    ],
    [
      'a sign-in without a token',
      'token-missing',
      'services.user.headers.accessToken',
      at('/signin', header('access_token', undefined)),
      true,
    ],
    [
      'a missing field',
      'field-missing',
      'services.user.response.user.firstName',
      at(ME, () => json({ data: { lastName: 'Lindgren', email: 'a@b.example' } })),
      true,
    ],
    [
      'a field of a wrong type',
      'field-type',
      'services.user.response.user.isPremiumUser',
      at(ME, () =>
        json({ data: { firstName: 'Ada', lastName: 'Lindgren', email: 'a@b.example', isPremiumUser: 'yes' } }),
      ),
      true,
    ],
    [
      'a list whose items have other names',
      'field-missing',
      'services.user.response.titles.titles[].id',
      at(TITLES, () => json({ data: { titles: [{ code: 'owner', label: 'Owner' }] } })),
    ],
    [
      'an error of an OpenID provider',
      'openid-error',
      'clientId',
      at('/token', () => json({ error: 'invalid_client', error_description: `no such client ${PASSWORD}` }, 400)),
      true,
    ],
    ['a failure', 'server-error', titlesKey, at(TITLES, () => ({ status: 500, text: 'Oops' }))],
    ['silence', 'timeout', 'policy.timeout', at(TITLES, () => 'silence')],
    [
      'a redirect to a sign-in page',
      'redirect',
      'services.user.base',
      at('/v2/users/me', (answer) => ({
        status: 302,
        headers: { ...answer.headers, location: `/login?password=${PASSWORD}` },
      })),
    ],
    [
      'a content type that is none of JSON',
      'content-type',
      titlesKey,
      at(TITLES, header('content-type', 'text/plain')),
    ],
    ['broken JSON', 'invalid-json', titlesKey, at(TITLES, ({ text }) => ({ text: text.slice(0, -4) }))],
    ['an empty answer', 'empty', titlesKey, at(TITLES, () => ({ status: 204, text: '' }))],
    [
      'a public list that needs a session',
      'needs-session',
      titlesKey,
      at(TITLES, () => ({ status: 401, text: 'Unauthorized' })),
    ],
    [
      'a public profile',
      'no-refusal',
      'services.user.paths.user',
      at('/v2/users/me', () => json({ data: { firstName: 'Ada' } })),
    ],
    [
      'a password that is refused',
      'wrong-password',
      'services.user.request.signIn',
      at('/signin', () => ({ status: 401, text: `no ${PASSWORD}` })),
      true,
    ],
    [
      'a test account with a second factor',
      'second-factor',
      'services.user.paths.signIn',
      at('/signin', () => json({ error: { code: 2010, challenge: 'once' } }, 403)),
      true,
    ],
    [
      'a second factor without a challenge',
      'challenge-missing',
      'services.user.paths.signIn',
      at('/signin', () => json({ error: { code: 2010 } }, 403)),
      true,
    ],
    [
      'a second factor that does not say whether it is on',
      'field-missing',
      'services.user.response.secondFactor.isOn',
      secondFactor(json({ data: { recoveryCodesLeft: 3 } })),
      true,
    ],
    [
      'a session that the service does not know again',
      'session-refused',
      'services.user.headers',
      at(ME, () => ({ status: 401, text: 'Unauthorized' })),
      true,
    ],
    [
      'a service that has had enough',
      'rate-limited',
      'services.user.base',
      at(TITLES, () => ({ status: 429, text: '' })),
    ],
    [
      'a sign-out that ends nothing',
      'still-signed-in',
      'services.user.paths.signOut',
      at(ME, ({ status }) => (status === 401 ? json({ data: { firstName: 'Ada' } }) : undefined)),
      true,
    ],
  ];

  FAULTS.push(
    [
      'a dictionary without texts',
      'dictionary-unreadable',
      'services.content.response.dictionary',
      at('/dictionary/en', () => json({ texts: 7 })),
    ],
    [
      'saved articles whose fields have other names',
      'field-missing',
      'services.user.response.savedArticles.savedArticles[].id',
      (_, call) =>
        call === 'GET /api/v2/user/article' ? json({ savedArticles: [{ slug: 'a' }], totalRecords: 1 }) : undefined,
      true,
    ],
    [
      'a field of the sign-in that the service calls otherwise',
      'field-refused',
      'services.user.request.signIn',
      at('/signin', () => json({ type: 'about:blank', errors: [{ pointer: '#/login', detail: 'is required' }] }, 422)),
      true,
    ],
    [
      'a field of a new password that the service calls otherwise',
      'field-refused',
      'services.user.request.resetPassword',
      at('/reset-password', () => json({ errors: { new_password: ['is required'] } }, 422)),
      true,
    ],
    [
      'an error that means nothing to pages',
      'error-unknown',
      'services.user.errors',
      at('/reset-password', () => json({ code: 'TOKEN_UNKNOWN' }, 400)),
      true,
    ],
    [
      'a password that any token sets',
      'any-token',
      'services.user.paths.resetPassword',
      at('/reset-password', () => ({ status: 204, text: '' })),
      true,
    ],
  );

  for (const [what, code, key, fault, isWithAccount] of FAULTS) {
    it(`names ${what}, and where it is configured`, async (t) => {
      const planted = await plant(specified, fault);
      // Also after a failure: an open server would keep the process alive.
      t.after(() => planted.close());
      const config = { services: { user: planted.origin, content: planted.origin } };
      const options = [
        '--origin',
        PAGE,
        '--timeout',
        what === 'silence' ? '400' : '10000',
        ...(isWithAccount ? ACCOUNT : []),
      ];
      const { out, code: ended } = await run(config, '--json', ...options);
      const found = findingsOf(JSON.parse(out) as Reported);
      assert.ok(
        found.some((finding) => finding.code === code && finding.key === key),
        `${code} at ${key} is not among ${JSON.stringify(found, null, 1)}`,
      );
      assert.equal(ended, code === 'content-type' ? 0 : 1);
      const { out: text } = await run(config, ...options);
      assert.ok(text.includes(`(${code})`) && text.includes(`→ ${key}`), text);
      for (const secret of [PASSWORD, 'opaque/']) assert.ok(!(out + text).includes(secret), `${secret} is printed`);
    });
  }

  it('reads former names of keys and fields, and advises the present ones', async (t) => {
    const planted = await plant(specified, secondFactor(json({ isOn: false, asksPassword: true })));
    t.after(() => planted.close());
    const reported = await check(
      {
        services: { user: { base: planted.origin, response: { passkeys: { asksPassword: 'needsPassword' } } } },
        policy: { longestName: 40 },
      },
      ...ACCOUNT,
    );
    assert.deepEqual(
      findingsOf(reported)
        .filter(({ code }) => code === 'deprecated')
        .map(({ key }) => key),
      [
        'policy.longestName',
        'services.user.response.passkeys.asksPassword',
        'services.user.response.secondFactor.requiresPassword',
      ],
    );
    assert.ok(!findingsOf(reported).some(({ code }) => /unknown/.test(code)), JSON.stringify(findingsOf(reported)));
  });

  it('reports a session that outlives its sign-out at the URL that still responds', async (t) => {
    const planted = await plant(
      specified,
      at(ME, ({ status }) => (status === 401 ? json({ data: { firstName: 'Ada' } }) : undefined)),
    );
    t.after(() => planted.close());
    const { calls } = await check({ services: { user: planted.origin } }, ...ACCOUNT);
    const reported = calls.find(({ findings }) => findings.some(({ code }) => code === 'still-signed-in'));
    assert.equal(reported?.url, planted.origin + ME);
  });

  const CONFIGURATIONS: [what: string, code: string, key: string, config: object, origin?: string][] = [
    [
      'a call by a wrong name',
      'unknown-call',
      'services.user.paths.signin',
      { services: { user: { base: 'BASE', paths: { signin: '/login' } } } },
    ],
    [
      'a field by a wrong name',
      'unknown-field',
      'services.user.response.user.titel',
      { services: { user: { base: 'BASE', response: { user: { titel: 'jobTitle' } } } } },
    ],
    [
      'a header by a wrong name',
      'unknown-header',
      'services.user.headers.token',
      { services: { user: { base: 'BASE', headers: { token: 'X-Token' } } } },
    ],
    [
      'a key that is none',
      'configuration-unknown',
      'servces',
      { servces: { user: 'BASE' }, services: { user: 'BASE' } },
    ],
    [
      'a placeholder without a value',
      'unfilled',
      'services.user.paths.unsaveArticle',
      { services: { user: { base: 'BASE', paths: { unsaveArticle: '/shelf/{articleKey}' } } } },
    ],
    [
      'free articles that no service counts',
      'not-found',
      'services.user.paths.countReading',
      { services: { user: 'BASE' }, flags: { metering: true } },
    ],
    [
      'an optional call with its own path that is not there',
      'not-found',
      'services.user.paths.companies',
      { services: { user: { base: 'BASE', paths: { companies: '/firms' } } } },
    ],
    ['a search that is not there', 'not-found', 'services.search.paths.pages', { services: { search: 'BASE' } }],
    ['jobs that are not there', 'not-found', 'services.jobs.paths.jobsearch', { services: { jobs: 'BASE' } }],
    [
      'people whose list has another shape',
      'field-missing',
      'services.people.response.people.people',
      { services: { people: { base: 'BASE', paths: { people: '/v1/subscriptions' } } } },
    ],
    ['events that are not there', 'not-found', 'services.articles.paths.events', { services: { articles: 'BASE' } }],
    [
      'a field of list items that is none',
      'unknown-field',
      'services.jobs.response.jobsearch.docs[].name',
      { services: { jobs: { base: 'BASE', response: { jobsearch: { 'docs[].name': 'title' } } } } },
    ],
    ['a value of a wrong type', 'configuration-wrong', 'services.user', { services: { user: 7, content: 'BASE' } }],
    ['a service that does not run', 'unreachable', 'services.user.base', { services: { user: 'http://127.0.0.1:1' } }],
    [
      'an http address for pages by https',
      'mixed-content',
      'services.user.base',
      { services: { user: 'http://account.host.example' } },
      'https://www.host.example',
    ],
  ];

  for (const [what, code, key, config, origin = PAGE] of CONFIGURATIONS) {
    it(`reports ${what}, and its configuration key`, async () => {
      const filled = JSON.parse(JSON.stringify(config).replaceAll('BASE', specified.origin)) as object;
      const reported = await check(filled, '--origin', origin);
      assert.ok(
        findingsOf(reported).some((finding) => finding.code === code && finding.key === key),
        JSON.stringify(findingsOf(reported), null, 1),
      );
      assert.equal(reported.code, 1);
    });
  }

  const COOKIES: [what: string, code: string, attributes: string][] = [
    ['a path that does not reach the other calls', 'cookie-path', 'Path=/login; HttpOnly; SameSite=Lax'],
    ['SameSite=None without Secure', 'cookie-secure', 'Path=/; HttpOnly; SameSite=None'],
    ['the domain of another host', 'cookie-domain', 'Path=/; HttpOnly; Domain=elsewhere.example'],
    ['no HttpOnly', 'cookie-readable', 'Path=/; SameSite=Lax'],
  ];

  for (const [what, code, attributes] of COOKIES) {
    it(`names a session cookie with ${what}`, async (t) => {
      const planted = await plant(
        withOwnNames,
        at('/login', ({ headers }) => ({
          headers: { ...headers, 'set-cookie': String(headers['set-cookie']).replace(/;.*/, `; ${attributes}`) },
        })),
      );
      t.after(() => planted.close());
      const config = JSON.parse(
        JSON.stringify(withOwnNames.config).replaceAll(withOwnNames.origin, planted.origin),
      ) as object;
      const reported = await check(config, ...ACCOUNT, '--origin', planted.origin.replace(/\d+$/, '1'));
      assert.ok(
        findingsOf(reported).some((finding) => finding.code === code && finding.key === 'session.mode'),
        JSON.stringify(findingsOf(reported), null, 1),
      );
    });
  }

  it('finds at least 40 different planted faults', () => {
    const faults = [...FAULTS, ...CONFIGURATIONS, ...COOKIES].map(([what]) => what);
    assert.ok(new Set(faults).size >= 40, `${new Set(faults).size}`);
  });

  it('does not tick a call of a host that cannot be reached', async () => {
    const { out } = await run({ services: { user: 'http://127.0.0.1:1' } }, '--origin', PAGE);
    assert.match(out, /✗ secondFactor/);
    assert.doesNotMatch(out, /✓/);
  });

  it('finds nothing wrong with a back end of other habits', async () => {
    const reported = await check(other.config, ...ACCOUNT, '--origin', other.origin.replace(/\d+$/, '1'));
    assert.deepEqual(
      findingsOf(reported).filter(({ code }) => code !== 'not-offered'),
      [],
    );
    assert.equal(reported.code, 0);
  });

  it('names a session cookie that browsers keep from another site, and a CSRF proof that is refused', async () => {
    const foreign = await check(withOwnNames.config, ...ACCOUNT);
    assert.ok(findingsOf(foreign).some(({ code }) => code === 'cookie-same-site'));
    const unproven = await check(
      withOwnNames.config,
      ...ACCOUNT.slice(0, -1),
      'wrong',
      '--origin',
      withOwnNames.origin.replace(/\d+$/, '1'),
    );
    assert.ok(findingsOf(unproven).some(({ code, key }) => code === 'csrf' && key === 'session.csrfCookie'));
  });

  const trusted = (services: string) =>
    `<script type="application/json" data-inlay-config>${services}</script><script src="/inlay/loader.js" data-language="de" defer></script>`;
  const untrusted =
    '<script type="application/json" data-inlay-config>{"services": {"user": "https://evil.example"}}</script>';
  for (const [kind, write] of Object.entries<(services: string) => string>({
    'with all its tags': (services) => `<head>${trusted(services)}</head><body>${untrusted}</body>`,
    'without a body tag': (services) => `<head>${trusted(services)}</head><main>${untrusted}</main>`,
    'without any such tag': (services) => `<title>A page</title>${trusted(services)}<p>An article</p>${untrusted}`,
    'with a body tag in a comment and in a title': (services) =>
      `<!-- <body> --><title><body></title>${trusted(services)}<p>An article</p>${untrusted}`,
    'with the head of a contributor': (services) =>
      `<head>${trusted(services)}</head><body><svg><head>${untrusted}</head></svg><template><head></template></body>`,
    'with a comment and a template of a contributor': (services) =>
      `<head>${trusted(services)}</head><!-- ${untrusted} --><body>${untrusted}<template>${untrusted}</template>`,
  }))
    it(`reads the configuration of a page ${kind} as its script does`, async () => {
      const services = JSON.stringify({ services: { user: specified.origin, content: specified.origin } });
      const page = createServer((_, response) => response.end(`<!doctype html>${write(services)}`));
      await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
      const { code, out } = await run(`http://127.0.0.1:${(page.address() as AddressInfo).port}/`);
      assert.match(out, /✓ titles/);
      assert.doesNotMatch(out, /GET https:\/\/evil/);
      assert.equal(out.match(/configuration-untrusted.*services/g)?.length, 1);
      assert.equal(code, 1);
      await new Promise((resolve) => page.close(resolve));
    });

  it('reads a page behind a redirect and a password, whose loader has a relative address', async (t) => {
    const services = JSON.stringify({ services: { user: specified.origin, content: specified.origin } });
    const page = createServer(({ url, headers }, response) => {
      if (url === '/') response.writeHead(302, { location: `http://localhost:${port()}/page` }).end();
      else if (url === '/page') response.end('<script src="loader.js" defer></script>');
      else if (headers.authorization !== `Basic ${btoa('ada:secret')}`) response.writeHead(401).end();
      else response.end(`<script type="application/json" data-inlay-config>${services}</script>`);
    });
    const port = () => (page.address() as AddressInfo).port;
    t.after(() => page.close());
    await new Promise<void>((resolve) => page.listen(0, resolve));
    const { out } = await run(`http://127.0.0.1:${port()}/`);
    assert.match(out, new RegExp(`^Pages of http://localhost:${port()}\n`));
    assert.match((await run(`http://ada:secret@127.0.0.1:${port()}/closed`)).out, /✓ titles/);
  });

  it('reads a file with a byte order mark, and reports a configuration that is code', async (t) => {
    const file = join(folder, 'marked.json');
    await writeFile(file, `\uFEFF${JSON.stringify({ services: { user: specified.origin } })}`);
    assert.match((await run(file, '--origin', PAGE)).out, /✓ titles/);
    const page = createServer((_, response) =>
      response.end(`<script>window.inlayConfig = { language: 'de' }</script><script src="/inlay/loader.js"></script>`),
    );
    t.after(() => page.close());
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
    const { code, error } = await run(`http://127.0.0.1:${(page.address() as AddressInfo).port}/`);
    assert.equal(code, 2);
    assert.match(error, /is code, not JSON/);
  });

  it('ends with 2 and one sentence where nothing can be checked', async () => {
    const cases: [string[], RegExp][] = [
      [['--config', '/no/such.json', '--origin', PAGE], /such.json cannot be read/],
      [['--origin', PAGE], /--config/],
      [['--config', join(folder, 'inlay.json')], /--origin https/],
      [['--config', 'x', '--orign', PAGE], /no option --orign/],
      [['--config', 'x', '--write', '--email', 'a@b.example'], /test account/],
      [['--config', 'http://127.0.0.1:1/'], /cannot be reached/],
    ];
    await writeFile(join(folder, 'inlay.json'), '{}');
    for (const [parameters, expected] of cases) {
      let complaints = '';
      assert.equal(
        await checkServices(parameters, {
          print: () => undefined,
          complain: (text) => void (complaints += text),
          usage: '',
        }),
        2,
        parameters.join(' '),
      );
      assert.match(complaints, expected);
    }
  });
});
