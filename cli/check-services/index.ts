import { type Call as Declared, CALLS } from '../../src/http/calls.ts';
import { endpointOf, headerName, namesOf } from '../../src/http/endpoints.ts';
import { preparingCallsOf, rewrite, textsOf, valuesOfResponse } from '../../src/http/prepare/rewrite.ts';
import { contentOf, fromService, toService } from '../../src/http/names.ts';
import { createBrowser, type Exchange } from './browser.ts';
import {
  BEGIN_SECOND_FACTOR,
  type Call,
  CATALOGUE,
  EXTRAS,
  PASSKEY_OPTIONS,
  PASSKEY_SIGN_IN_OPTIONS,
  PROVE_OWNER,
  READ_PASSKEYS,
  READ_SAVED,
  READ_SECOND_FACTOR,
  READ_USER,
  reads,
  RENEW,
  RESET_PASSWORD,
  SAVE,
  SIGN_IN,
  SIGN_OUT,
  UNSAVE,
  UPDATE_USER,
  WRITES,
} from './calls.ts';
import { type Configured, readConfiguration, valuesOf } from './configuration.ts';
import { advice, type Finding, wrong } from './findings.ts';
import { errorIn, judge, parse } from './judge.ts';
import { type Account, type Options, readOptions, Unusable } from './options.ts';
import { type CheckedCall, reportAsText } from './report.ts';

interface Terminal {
  print(text: string): void;
  complain(text: string): void;
  readonly usage: string;
}

/** Resolves to the exit code: 0 all is fine, 1 something is wrong, 2 it could not be checked. */
export async function checkServices(
  parameters: readonly string[],
  { print, complain, usage }: Terminal,
): Promise<number> {
  try {
    const options = readOptions(parameters);
    if (!options) {
      print(usage);
      return 0;
    }
    const configured = await readConfiguration(options);
    const calls = await check(configured, options);
    const isFine = [configured, ...calls].every(({ findings }) => findings.every(({ level }) => level !== 'wrong'));
    const report = { isFine, origin: configured.origin, configuration: configured.findings, calls };
    print(options.isJson ? JSON.stringify(report, null, 2) : reportAsText(report));
    return isFine ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    complain(error.message);
    return 2;
  }
}

type Tokens = Readonly<Partial<Record<'access' | 'refresh', string>>>;

interface Session {
  readonly tokens: Tokens;
  readonly userId: string;
}

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
  /** Whether the session goes along. */
  readonly session?: Session | undefined;
}

async function check(
  { config, origin, named }: Configured,
  { language, timeout, account }: Options,
): Promise<CheckedCall[]> {
  const browser = createBrowser({ origin, timeout: timeout ?? config.policy.timeout ?? 10_000 });
  const isByCookie = config.session.mode === 'cookie';
  const checked: CheckedCall[] = [];
  const isNamed = ({ service }: Call) => (named.length ? named.includes(service) : Boolean(config.services[service]));
  const record = (
    call: Call,
    exchange: Exchange | undefined,
    { url, method }: { url: URL; method: string },
    judgement: Partial<CheckedCall>,
  ) => {
    const { status, milliseconds = 0, cors } = exchange ?? {};
    // The query may contain private data, so report only the path.
    checked.push({
      service: call.service,
      call: call.call,
      method,
      url: url.origin + url.pathname,
      status,
      milliseconds,
      cors,
      findings: [],
      found: [],
      leftOut: [],
      isCalled: true,
      isRefusal: false,
      ...judgement,
    });
  };

  function compose(
    call: Call,
    { params, json = call.json, form, session }: Request = {},
    fetched: Readonly<Record<string, unknown>> = {},
  ) {
    const rewritten = rewrite(
      call.service,
      call.call,
      { params: { ...params, ...call.params }, query: call.query, json, form },
      fetched,
    );
    const { content } = rewritten;
    const endpoint = endpointOf(
      call.service,
      call.call,
      {
        ...examplesOf(call),
        userId: session?.userId ?? 'me',
        ...params,
        ...call.params,
        ...textsOf({ ...fetched, ...rewritten.options.query }),
      },
      call.path,
    );
    const { url, method, unfilled } = endpoint;
    const names = content ? {} : namesOf(call.service);
    // Values move between query and body when the configuration has another method, as in `request`.
    const isBare = method === 'GET';
    const sent = content ?? rewritten.options.json;
    const asked = content ? {} : rewritten.options.query;
    const query = isBare ? { ...asked, ...(sent as object) } : endpoint.defaultMethod === 'GET' ? {} : asked;
    const values = isBare ? undefined : (sent ?? (endpoint.defaultMethod === 'GET' ? asked : undefined));
    for (const [name, value] of Object.entries(toService(names, call.call, query ?? {}, true)))
      url.searchParams.set(name, String(value));
    const csrf = account?.csrf ?? browser.cookie(config.session.csrfCookie, url) ?? '1';
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': language,
      ...rewritten.options.headers,
      ...(values && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(call.hasCaptcha && { [headerName(call.service, 'captcha')]: 'check' }),
      ...(call.isOwn &&
        call !== SIGN_IN &&
        (isByCookie ? { [headerName('user', 'csrf')]: csrf } : tokenHeaders(session?.tokens ?? {}))),
    };
    const body = values
      ? JSON.stringify(toService(names, call.call, values))
      : form && new URLSearchParams(toService(names, call.call, form) as Record<string, string>).toString();
    return {
      url,
      method,
      unfilled,
      headers,
      body,
      hasCredentials: call.isOwn,
      key: `services.${call.service}`,
    };
  }

  async function make(call: Call, request: Request = {}, more: (exchange: Exchange) => Finding[] = () => []) {
    const sent = compose(call, request, await fetchedBefore(call, request));
    const exchange = await browser.send(sent);
    const { findings, found, leftOut } = judge(call, exchange, { config, hasSession: Boolean(request.session) });
    record(call, exchange, sent, {
      findings: findings.some(({ level }) => level === 'wrong') ? findings : [...findings, ...more(exchange)],
      found,
      leftOut,
      isRefusal: !findings.length && (exchange.status ?? 0) >= 400,
    });
    return {
      exchange,
      body: parse(exchange.text),
      isFine: checked.at(-1)!.findings.every(({ level }) => level !== 'wrong'),
    };
  }

  /** The values that a configured request before the call finds. */
  async function fetchedBefore({ service, call, path, query, params }: Call, { json = {}, form }: Request) {
    let found: Record<string, unknown> = {};
    for (const preparing of preparingCallsOf(service, call, { path, query, params, json, form })) {
      const { text } = await browser.send({ ...preparing, hasCredentials: true, key: `services.${service}` });
      found = { ...found, ...valuesOfResponse(preparing.values, parse(text)) };
    }
    return found;
  }

  async function askOnly(call: Call) {
    const sent = compose(call, {
      json: {},
      session: { userId: 'me', tokens: call.isOwn ? { access: 'check', refresh: 'check' } : {} },
    });
    const exchange = await browser.preflight(sent);
    record(call, exchange, sent, { isCalled: false, findings: exchange.findings });
  }

  let catalogue: unknown;
  for (const call of reads(language, config).filter(isNamed)) {
    if (call.service === 'content' && !config.services.content) continue;
    const { body } = await make(call, {}, call.call === 'dictionary' ? dictionaryFindings : undefined);
    if (call.call === CATALOGUE.call) catalogue = contentOf(body);
  }
  const tried = account && isNamed(SIGN_IN) ? await useAccount(account) : [];
  const extras = EXTRAS.flatMap(([read, writes]) => (isOffered(read) ? writes : []));
  for (const call of [...WRITES, ...extras].filter((one) => isNamed(one) && !tried.includes(one))) await askOnly(call);
  return checked;

  function isOffered({ call }: Call): boolean {
    return checked.some((one) => one.call === call && !one.findings.some(({ code }) => code === 'not-offered'));
  }

  /** What a profile page reads and begins of both, which changes nothing. Answers which calls it made. */
  async function tryFactors(password: string, session: Session): Promise<Call[]> {
    const tries: [Call, Request][] = [];
    const factor = await make(READ_SECOND_FACTOR, { session });
    if (
      factor.isFine &&
      isOffered(READ_SECOND_FACTOR) &&
      (contentOf(factor.body) as { isOn?: boolean } | undefined)?.isOn === false
    )
      tries.push([BEGIN_SECOND_FACTOR, { session, json: { password } }]);
    await make(READ_PASSKEYS, { session });
    if (isOffered(READ_PASSKEYS))
      tries.push(
        [PROVE_OWNER, { session, json: { password } }],
        [PASSKEY_OPTIONS, { session }],
        [PASSKEY_SIGN_IN_OPTIONS, {}],
      );
    for (const [call, request] of tries) await make(call, request);
    return tries.map(([call]) => call);
  }

  /** With a token that no e-mail had: what the service says of it is what visitors read of an old link. */
  async function tryReset() {
    const json = { password: `Inlay-check-${Date.now()}`, token: 'inlay-check', encEmailId: 'inlay-check' };
    const sent = compose(RESET_PASSWORD, { json });
    const exchange = await browser.send(sent);
    const { status = 0, text } = exchange;
    const judged = judge(RESET_PASSWORD, exchange, { config, hasSession: false }).findings;
    const findings = judged.filter(({ code }) => !['refused', 'session-refused', 'not-found'].includes(code));
    if (status && status < 400 && !findings.length)
      findings.push(
        wrong(
          'any-token',
          'The service sets a password by a token that it never sent.',
          'services.user.paths.resetPassword',
        ),
      );
    if (status >= 400 && !findings.length && !errorIn(RESET_PASSWORD, status, parse(text)).isKnown)
      findings.push(
        wrong(
          'error-unknown',
          `The service refuses an unknown token (${status}) by an error that means nothing to pages: visitors read that something went wrong. Give its type, code or status one of our codes, such as 1001.`,
          'services.user.errors',
        ),
      );
    record(RESET_PASSWORD, exchange, sent, { findings, isRefusal: !findings.length });
  }

  /** Leaves the account as it was. Answers which calls it made. */
  async function useAccount({ email, password, article }: Account): Promise<Call[]> {
    const signedIn = await make(SIGN_IN, { json: { username: email, password } }, (exchange) =>
      isByCookie
        ? cookieFindings(exchange.allHeaders.getSetCookie(), config.session.csrfCookie, {
            from: compose(SIGN_IN).url,
            to: compose(READ_USER).url,
          })
        : tokenFindings(exchange),
    );
    if (!signedIn.isFine) return [SIGN_IN];
    const told = fieldsOf(signedIn.body);
    const tokens = tokensOf(signedIn.exchange.headers, signedIn.body);
    let session: Session = { tokens, userId: String(told.id ?? subjectOf(tokens.access) ?? 'me') };

    if (tokens.refresh) {
      const renewed = await make(
        RENEW,
        { form: { grant_type: 'refresh_token', client_id: config.clientId }, session },
        ({ headers, text }) =>
          tokensOf(headers, parse(text)).access
            ? []
            : [
                wrong(
                  'token-missing',
                  'No new token comes, in the header or in the body.',
                  'services.user.headers.accessToken',
                ),
              ],
      );
      const { access = tokens.access, refresh = tokens.refresh } = renewed.isFine
        ? tokensOf(renewed.exchange.headers, renewed.body)
        : {};
      session = { ...session, tokens: { access, refresh } };
    }
    const user = await make(READ_USER, { session });
    const before = listOf(fieldsOf(user.body).subscriptions) ?? listOf(told.subscriptions);
    const code = before && codesIn(catalogue).find((one) => !before.includes(one));
    if (before && code) {
      const changed = await make(UPDATE_USER, { session, json: { subscriptions: [...before, code] } });
      if (changed.isFine) {
        await make(READ_USER, { session }, ({ text }) => {
          const after = listOf(fieldsOf(parse(text)).subscriptions);
          return after && !after.includes(code)
            ? [
                wrong(
                  'not-kept',
                  `"${code}" was subscribed to and is not in the answer.`,
                  'services.user.request.updateUser.subscriptions',
                ),
              ]
            : [];
        });
        await make(UPDATE_USER, { session, json: { subscriptions: before } });
      }
    } else
      record(UPDATE_USER, undefined, compose(UPDATE_USER, { session }), {
        isCalled: false,
        findings: [
          advice(
            'not-tried',
            before
              ? 'There is nothing to subscribe to that the account has not yet.'
              : 'The answers do not tell what the account is subscribed to, so nothing is changed.',
            'services.user.response.user.subscriptions',
          ),
        ],
      });

    if (article) {
      const saved = await make(SAVE, { session, json: { articleId: article, language } });
      await make(READ_SAVED, { session });
      if (saved.isFine) await make(UNSAVE, { session, params: { articleId: article, language } });
    }
    await tryReset();
    const factors = await tryFactors(password, session);
    const left = await make(SIGN_OUT, { session });
    if (left.isFine) {
      const again = await browser.send(compose(READ_USER, { session }));
      if (again.status && again.status < 300)
        checked.push({
          ...checked.at(-1)!,
          call: READ_USER.call,
          method: 'GET',
          status: again.status,
          findings: [
            wrong(
              'still-signed-in',
              'After the sign-out the session still reads the profile.',
              'services.user.paths.signOut',
            ),
          ],
        });
    }
    return [SIGN_IN, UPDATE_USER, SIGN_OUT, RESET_PASSWORD, ...(article ? [SAVE, UNSAVE] : []), ...factors];
  }
}

/** Each value that the path of a call can contain, as an example. */
function examplesOf({ service, call, query, json }: Call): Record<string, string> {
  const declared = (CALLS[service] as Readonly<Record<string, Declared>>)[call]!;
  return {
    ...Object.fromEntries(valuesOf(declared).map((name) => [name, name])),
    ...query,
    ...(json as Record<string, string>),
  };
}

/** What keeps browsers from the cookie of a session, or lets scripts read it. */
function cookieFindings(lines: readonly string[], csrfCookie: string, { from, to }: { from: URL; to: URL }): Finding[] {
  const key = 'session.mode';
  const cookies = lines
    .map((line) => ({
      name: line.split('=')[0]!.trim(),
      attribute: (name: string) => new RegExp(`;\\s*${name}(?:=([^;]*))?\\s*(?:;|$)`, 'i').exec(line),
    }))
    .filter(({ name }) => name !== csrfCookie);
  if (!cookies.length)
    return [wrong('cookie-missing', 'The sign-in sets no cookie, and the session should be one.', key)];
  return cookies.flatMap(({ name, attribute }) => {
    const path = attribute('path')?.[1] ?? from.pathname.replace(/\/[^/]*$/, '');
    const domain = attribute('domain')?.[1]?.replace(/^\./, '').toLowerCase();
    const reaches = to.pathname === path || to.pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
    return [
      ...(reaches
        ? []
        : [
            wrong(
              'cookie-path',
              `The cookie "${name}" has the path ${path || '/'}, so browsers do not send it to ${to.pathname}. Set Path=/.`,
              key,
            ),
          ]),
      ...(domain && from.hostname !== domain && !from.hostname.endsWith(`.${domain}`)
        ? [
            wrong(
              'cookie-domain',
              `The cookie "${name}" has the domain ${domain}, and comes from ${from.hostname}: browsers drop it.`,
              key,
            ),
          ]
        : []),
      ...(attribute('samesite')?.[1]?.toLowerCase() === 'none' && !attribute('secure')
        ? [wrong('cookie-secure', `The cookie "${name}" has SameSite=None without Secure: browsers drop it.`, key)]
        : []),
      ...(attribute('httponly')
        ? []
        : [wrong('cookie-readable', `Scripts can read the cookie "${name}". Set HttpOnly.`, key)]),
    ];
  });
}

/** Flat or nested, bare or in `entries`. */
function dictionaryFindings({ status = 0, text }: Exchange): Finding[] {
  const content = fromService(namesOf('content'), 'dictionary', parse(text));
  const hasText = (value: unknown): boolean =>
    typeof value === 'string' || (typeof value === 'object' && value ? Object.values(value).some(hasText) : false);
  const { entries = content } = Object(content) as { entries?: unknown };
  const isEmpty = typeof entries === 'object' && entries !== null && !Object.keys(entries).length;
  return status >= 400 || isEmpty || hasText(entries)
    ? []
    : [
        wrong(
          'dictionary-unreadable',
          'The dictionary has no texts: it must be an object of texts, flat or nested, bare or in "entries".',
          'services.content.response.dictionary',
        ),
      ];
}

function tokenFindings({ headers, allHeaders, text }: Exchange): Finding[] {
  const name = headerName('user', 'accessToken');
  if (tokensOf(headers, parse(text)).access) return [];
  if (allHeaders.has(name))
    return [
      wrong(
        'cors-not-exposed',
        `The token comes in the header ${name}, which a page of another origin may not read: the service must list it in Access-Control-Expose-Headers.`,
        'services.user.headers.accessToken',
      ),
    ];
  return [
    wrong(
      'token-missing',
      `No token comes, in the header ${name} or in the field access_token. If the session is a cookie, say session.mode "cookie".`,
      'services.user.headers.accessToken',
    ),
  ];
}

function tokensOf(headers: Headers, body: unknown): Tokens {
  const { access_token: access, refresh_token: refresh } =
    ((contentOf(body) === body ? body : { ...(contentOf(body) as object), ...(body as object) }) as Record<
      string,
      string | undefined
    >) ?? {};
  return {
    access: headers.get(headerName('user', 'accessToken')) ?? access,
    refresh: headers.get(headerName('user', 'refreshToken')) ?? refresh,
  };
}

function tokenHeaders({ access, refresh }: Tokens): Record<string, string> {
  return {
    ...(access && {
      [headerName('user', 'accessToken')]: access,
      [headerName('user', 'authorization')]: `Bearer ${access}`,
    }),
    ...(refresh && { [headerName('user', 'refreshToken')]: refresh }),
  };
}

function fieldsOf(body: unknown): Record<string, unknown> {
  const fields = fromService(namesOf('user'), 'user', body);
  return typeof fields === 'object' && fields ? (fields as Record<string, unknown>) : {};
}

/** Of a JWT. */
function subjectOf(token: string | undefined): unknown {
  const claims = parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' ? (claims as { sub?: unknown } | null)?.sub : undefined;
}

function listOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}

/** Every code in the catalogue, wherever it stands. */

function codesIn(value: unknown): string[] {
  if (typeof value !== 'object' || !value) return [];
  const { alertCode } = value as { alertCode?: unknown };
  const code = typeof alertCode === 'object' && alertCode ? (alertCode as { value?: unknown }).value : alertCode;
  return [...(typeof code === 'string' && code ? [code] : []), ...Object.values(value).flatMap(codesIn)];
}
