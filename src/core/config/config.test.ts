import { config, configure, configurePage } from './';
import { DEFAULTS } from './declaration';
import { LOADER_TAG } from './sources';

let warn: jest.SpyInstance;

beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => {})));
afterEach(() => {
  warn.mockRestore();
  configure([]);
});

const source = (values: unknown, isTrusted = true, from = 'window.inlayConfig') => ({ from, isTrusted, values });

/** The messages are loaded separately, so they appear a moment later. */
async function warnings(): Promise<string[]> {
  for (let attempt = 0; attempt < 5; attempt += 1) await new Promise((resolve) => setTimeout(resolve));
  return warn.mock.calls.map(([message]) => String(message));
}

test('the strongest source wins, key by key, and objects are merged', async () => {
  configure([
    source({ language: 'de', mode: 'edit', services: { user: '/a', geo: '/geo' } }),
    source({ language: 'ar', services: { user: '/b' } }),
  ]);
  expect(config()).toMatchObject({
    language: 'ar',
    mode: 'edit',
    services: { ...DEFAULTS.services, user: '/b', geo: '/geo' },
  });
  expect(await warnings()).toEqual([]);
});

test('attributes of the tag are parsed according to the type of their key', () => {
  configure([
    source({
      prefixed: '',
      confirmationDelay: '9',
      allowedOrigins: 'https://a.example, https://b.example',
      services: '{"user": "/u"}',
      language: 'de',
    }),
  ]);
  expect(config()).toMatchObject({
    prefixed: true,
    confirmationDelay: 9,
    allowedOrigins: ['https://a.example', 'https://b.example'],
    services: { user: '/u' },
    language: 'de',
  });
  configure([source({ prefixed: 'false' })]);
  expect(config().prefixed).toBe(false);
});

test('attributes of other tools on the tag are not ours, and are not warned of', async () => {
  const attributes = { cfasync: 'false', cookieconsent: 'ignore', turboTrack: 'reload', noOptimize: '1' };
  configure([source({ ...attributes, languge: 'de' }, true, LOADER_TAG)]);
  expect(await warnings()).toEqual([
    'Inlay: configuration has an unknown key "languge"; did you mean "language"? (the loader\'s tag)',
  ]);
});

test('the schema that a file names for code editors is no key', async () => {
  configure([source({ $schema: './node_modules/inlay/dist/schema/configuration.json', language: 'de' })]);
  expect(config().language).toBe('de');
  expect(await warnings()).toEqual([]);
});

test('keys may be written in kebab case', () => {
  configure([source({ 'client-id': 'Shop' })]);
  expect(config().clientId).toBe('Shop');
});

test.each([
  [{ languge: 'de' }, 'has an unknown key "languge"; did you mean "language"?'],
  [{ theme: 'dark' }, 'has an unknown key "theme".'],
  [{ toString: 'x' }, 'has an unknown key "toString".'],
  [{ language: 7 }, 'key "language" must be a text, got 7. The default is used.'],
  [{ mode: 'editing' }, 'key "mode" must be "live", "edit" or "preview", got "editing". The default is used.'],
  [{ prefixed: 'yes' }, 'key "prefixed" must be true or false, got "yes". The default is used.'],
  [{ confirmationDelay: 'soon' }, 'key "confirmationDelay" must be a number, got "soon". The default is used.'],
  [{ policy: { codeLength: 'six' } }, 'key "policy.codeLength" must be a number, got "six". The default is used.'],
  [{ policy: { codeLenght: 6 } }, 'has an unknown key "policy.codeLenght"; did you mean "codeLength"?'],
  [
    { policy: { passwordPattern: '[A-' } },
    'key "policy.passwordPattern" must be a regular expression without slashes, such as "[A-Z]", got "[A-". The default is used.',
  ],
  [
    { policy: { confirmation: 'mail' } },
    'key "policy.confirmation" must be "code" or "link", got "mail". The default is used.',
  ],
  [
    { session: { mode: 'cookies' } },
    'key "session.mode" must be "tokens" or "cookie", got "cookies". The default is used.',
  ],
  [
    { session: { sameSite: 'Lax' } },
    'key "session.sameSite" must be "lax", "strict" or "none", got "Lax". The default is used.',
  ],
  [
    { consent: { tool: 'onetruts' } },
    'key "consent.tool" must be "onetrust", "tcf", "klaro", "cookieconsent", "built-in" or "", got "onetruts". The default is used.',
  ],
  [
    { captcha: { provider: 'alcha' } },
    'key "captcha.provider" must be "altcha", "recaptcha", "hcaptcha", "turnstile" or "none", got "alcha". The default is used.',
  ],
  [{ linkEvents: [7] }, 'key "linkEvents" must be a list of texts, got [7]. The default is used.'],
  ...['https://a.example/', 'a.example', 'https://A.example', '*'].flatMap((origin) =>
    ['allowedOrigins', 'frameOrigins'].map((key): [object, string] => [
      { [key]: [origin] },
      `key "${key}" must be a list of origins such as "https://www.example.com", without a slash at the end, got ["${origin}"]. The default is used.`,
    ]),
  ),
  [{ services: '/api' }, 'key "services" must be an object, got "/api". The default is used.'],
  [
    { pages: { home: 1 } },
    'key "pages.home" must be an address such as "https://www.example.com/path" or "/path", got 1. The default is used.',
  ],
  [{ services: { usr: '/u' } }, 'has an unknown key "services.usr"; did you mean "user"?'],
  [{ flags: { passkey: true } }, 'has an unknown key "flags.passkey"; did you mean "passkeys"?'],
  [{ flags: { passkeys: 'yes' } }, 'key "flags.passkeys" must be true or false, got "yes". The default is used.'],
  [{ captcha: { sitekey: 'x' } }, 'has an unknown key "captcha.sitekey"; did you mean "siteKey"?'],
  [
    { base: 'http://[' },
    'key "base" must be an address such as "https://www.example.com/path" or "/path", got "http://[". The default is used.',
  ],
  [
    { modules: { w: 'http://[' } },
    'key "modules.w" must be an address such as "https://www.example.com/path" or "/path", got "http://[". The default is used.',
  ],
  [{ language: ['de'] }, 'key "language" must be a text, got ["de"]. The default is used.'],
  [{ language: null }, 'key "language" must be a text, got null. The default is used.'],
])('%j is one message, and the default is used', async (values, message) => {
  configure([source(values)]);
  expect(config()).toEqual(DEFAULTS);
  expect(await warnings()).toEqual([`Inlay: configuration ${message} (window.inlayConfig)`]);
});

test.each([
  [
    null,
    'Inlay: configuration must be an object such as {"language": "de"}, got null. It is not used. (data-inlay-config)',
  ],
  [
    'de',
    'Inlay: configuration must be an object such as {"language": "de"}, got "de". It is not used. (data-inlay-config)',
  ],
  [
    ['de'],
    'Inlay: configuration must be an object such as {"language": "de"}, got ["de"]. It is not used. (data-inlay-config)',
  ],
  [
    new SyntaxError('Unexpected token'),
    'Inlay: the JSON in data-inlay-config is not valid, so it is not used. Unexpected token',
  ],
])('a source that is %j is one message, and the others count', async (values, message) => {
  configure([source(values, true, 'data-inlay-config'), source({ language: 'de' })]);
  expect(config()).toEqual({ ...DEFAULTS, language: 'de' });
  expect(await warnings()).toEqual([message]);
});

test('one wrong member spares the others', async () => {
  configure([
    source({ services: { user: '/u', geo: 5, geography: undefined }, modules: { good: '/good.js', bad: 'http://[' } }),
  ]);
  expect(config()).toMatchObject({ services: { ...DEFAULTS.services, user: '/u' }, modules: { good: '/good.js' } });
  expect((await warnings()).length).toBe(2);
});

test('a wrong value is replaced by the default, even if a source of lower precedence has a value', async () => {
  configure([source({ language: 'de', base: '/cdn' }), source({ language: 5, base: 'http://[' })]);
  expect(config()).toMatchObject({ language: '', base: '' });
  expect(await warnings()).toHaveLength(2);
});

test.each([
  'base',
  'services',
  'video',
  'embeds',
  'consentGroups',
  'allowedOrigins',
  'frameOrigins',
  'modules',
  'pages',
  'cookies',
  'captcha',
  'linkEvents',
])('%s is not taken from the body', async (key) => {
  configure([source({ [key]: DEFAULTS[key as keyof typeof DEFAULTS], language: 'de' }, false, 'data-inlay-config')]);
  expect(config()).toEqual({ ...DEFAULTS, language: 'de' });
  expect(await warnings()).toEqual([
    `Inlay: configuration key "${key}" is only taken from <head>, window.inlayConfig or the loader's tag. (data-inlay-config)`,
  ]);
});

describe('A page with former names', () => {
  test('uses them under the present names, and reports the other problems once', async () => {
    const sources = [
      source({ policy: { longestName: 20 }, language: 5 }, true, 'data-inlay-config'),
      source({ policy: '{"maxNameLength": 30, "codeLenght": 6}' }, true, LOADER_TAG),
    ];
    const presentSources = await configurePage(sources, (used) => used);
    expect(config()).toMatchObject({ language: '', policy: { maxNameLength: 30 } });
    expect(presentSources[0]!.values).toEqual({ policy: { maxNameLength: 20 }, language: 5 });
    expect(await warnings()).toEqual([
      'Inlay: configuration key "policy.longestName" is deprecated: it is now "policy.maxNameLength". (data-inlay-config)',
      'Inlay: configuration key "language" must be a text, got 5. The default is used. (data-inlay-config)',
      'Inlay: configuration has an unknown key "policy.codeLenght"; did you mean "codeLength"? (the loader\'s tag)',
    ]);
  });

  test('of the wrong type has the defaults', async () => {
    await configurePage([source({ policy: { longestCompany: 'x' } })], () => {});
    expect(config().policy).toEqual({});
    expect(await warnings()).toEqual([
      'Inlay: configuration key "policy.longestCompany" is deprecated: it is now "policy.maxCompanyLength". (window.inlayConfig)',
      'Inlay: configuration key "policy.maxCompanyLength" must be a number, got "x". The default is used. (window.inlayConfig)',
    ]);
  });

  test('loads nothing if there are none', async () => {
    const sources = [source({ policy: { maxNameLength: 20 }, languge: 'de' })];
    expect(configurePage(sources, (used) => used)).toBe(sources);
    expect(await warnings()).toHaveLength(1);
  });
});

test('nothing reaches a prototype', () => {
  configure([
    source(
      JSON.parse('{"services": {"__proto__": {"polluted": true}}, "__proto__": {"polluted": true}}') as Record<
        string,
        unknown
      >,
    ),
  ]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect((config().services as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a page cannot change the configuration', () => {
  configure([source({ language: 'de' })]);
  expect(() => Object.assign(config(), { language: 'ar' })).toThrow(TypeError);
});

test('no script can change a service, a list or a member later, and the host’s own objects are not frozen', () => {
  const hostValues = {
    services: { user: { base: '/a', paths: { signIn: '/in' } } },
    frameOrigins: ['https://a.example'],
  };
  configure([source(hostValues)]);
  const { services, frameOrigins, pages } = config();
  expect(() => Object.assign(services, { geo: '/theirs' })).toThrow(TypeError);
  expect(() => Object.assign((services.user as { paths: object }).paths, { signIn: '/theirs' })).toThrow(TypeError);
  expect(() => (frameOrigins as string[]).push('https://theirs.example')).toThrow(TypeError);
  expect(() => Object.assign(pages, { signIn: '/theirs' })).toThrow(TypeError);
  hostValues.services.user.paths.signIn = '/changed-by-the-host';
  expect(config().services.user).toMatchObject({ paths: { signIn: '/in' } });
});
