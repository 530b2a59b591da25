import { type Call as Declared, CALLS } from '../../src/http/calls.ts';
import { endpointOf, headerName, namesOf } from '../../src/http/endpoints.ts';
import { toService } from '../../src/http/names.ts';
import { preparingCallsOf, rewrite, textsOf, valuesOfResponse } from '../../src/http/prepare/rewrite.ts';
import { type Browser, createBrowser, type Exchange, type Sent } from './browser.ts';
import { type Call, SIGN_IN } from './calls.ts';
import { type Configured, valuesOf } from './configuration.ts';
import type { Finding } from './findings.ts';
import { judge, parse } from './judge.ts';
import type { Options } from './options.ts';
import type { CheckedCall } from './report.ts';
import { tokenHeaders, type Tokens } from './session-tokens.ts';

export interface Session {
  readonly tokens: Tokens;
  readonly userId: string;
}

export interface CallValues {
  readonly params?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly form?: Readonly<Record<string, string>>;
  /** Undefined for an anonymous call. */
  readonly session?: Session | undefined;
}

export interface CallResult {
  readonly exchange: Exchange;
  readonly body: unknown;
  readonly isFine: boolean;
}

/** Makes calls as a page would, judges the responses, and records the findings. */
export interface Caller {
  readonly checked: readonly CheckedCall[];
  compose(call: Call, values?: CallValues): Sent;
  /** Sends without judging. */
  send(request: Sent): Promise<Exchange>;
  /** Sends and judges. `findMore` adds findings about a response that has nothing wrong so far. */
  make(call: Call, values?: CallValues, findMore?: (exchange: Exchange) => Finding[]): Promise<CallResult>;
  /** Sends only the preflight of a call that would change data. */
  preflight(call: Call): Promise<void>;
  record(call: Call, exchange: Exchange | undefined, request: Sent, judgement: Partial<CheckedCall>): void;
  /** Whether the call was made, and the service offers it. */
  isOffered(call: Call): boolean;
}

export function createCaller(configured: Configured, options: Options): Caller {
  const { config, origin } = configured;
  const browser = createBrowser({ origin, timeout: options.timeout ?? config.policy.timeout ?? 10_000 });
  const compose = createCompose(configured, options, browser);
  const checked: CheckedCall[] = [];
  const record: Caller['record'] = (...outcome) => void checked.push(checkedCall(...outcome));

  /** The values that a configured request before the call finds. */
  async function fetchBefore({ service, call, path, query, params }: Call, { json = {}, form }: CallValues) {
    let found: Record<string, unknown> = {};
    for (const preparing of preparingCallsOf(service, call, { path, query, params, json, form })) {
      const { text } = await browser.send({ ...preparing, hasCredentials: true, key: `services.${service}` });
      found = { ...found, ...valuesOfResponse(preparing.values, parse(text)) };
    }
    return found;
  }

  return {
    checked,
    compose,
    record,
    send: browser.send,
    async make(call, values = {}, findMore = () => []) {
      const request = compose(call, values, await fetchBefore(call, values));
      const exchange = await browser.send(request);
      const { findings, found, leftOut } = judge(call, exchange, { config, hasSession: Boolean(values.session) });
      const allFindings = hasWrong(findings) ? findings : [...findings, ...findMore(exchange)];
      const isRefusal = !findings.length && (exchange.status ?? 0) >= 400;
      record(call, exchange, request, { findings: allFindings, found, leftOut, isRefusal });
      return { exchange, body: parse(exchange.text), isFine: !hasWrong(allFindings) };
    },
    async preflight(call) {
      const tokens = call.isOwn ? { access: 'check', refresh: 'check' } : {};
      const request = compose(call, { json: {}, session: { userId: 'me', tokens } });
      const exchange = await browser.preflight(request);
      record(call, exchange, request, { isCalled: false, findings: exchange.findings });
    },
    isOffered: ({ call }) =>
      checked.some((made) => made.call === call && !made.findings.some(({ code }) => code === 'not-offered')),
  };
}

/** Composes the request of a call. `fetched` are the values that a configured request before it has found. */
type Compose = (call: Call, values?: CallValues, fetched?: Readonly<Record<string, unknown>>) => Sent;

function createCompose({ config }: Configured, { language, account }: Options, browser: Browser): Compose {
  function sessionHeaders(url: URL, session: Session | undefined): Record<string, string> {
    if (config.session.mode !== 'cookie') return tokenHeaders(session?.tokens ?? {});
    const csrf = account?.csrf ?? browser.cookie(config.session.csrfCookie, url) ?? '1';
    return { [headerName('user', 'csrf')]: csrf };
  }

  return (call, { params, json = call.json, form, session } = {}, fetched = {}) => {
    const { service, isOwn, captchas = [] } = call;
    const callOptions = { params: { ...params, ...call.params }, query: call.query, json, form };
    const { content, options } = rewrite(service, call.call, callOptions, fetched);
    const pathValues = {
      ...examplesOf(call),
      userId: session?.userId ?? 'me',
      ...callOptions.params,
      ...textsOf({ ...fetched, ...options.query }),
    };
    const { url, method, defaultMethod } = endpointOf(service, call.call, pathValues, call.path);
    const names = content ? {} : namesOf(service);
    // Values move between query and body when the configuration has another method, as in `request`.
    const isGet = method === 'GET';
    const sent = content ?? options.json;
    const ownQuery = content ? {} : options.query;
    const query = isGet ? { ...ownQuery, ...(sent as object) } : defaultMethod === 'GET' ? {} : ownQuery;
    const values = isGet ? undefined : (sent ?? (defaultMethod === 'GET' ? ownQuery : undefined));
    for (const [name, value] of Object.entries(toService(names, call.call, query ?? {}, true)))
      url.searchParams.set(name, String(value));
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': language,
      ...options.headers,
      ...(values && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...Object.fromEntries(captchas.map((captcha) => [headerName(service, captcha), 'check'])),
      ...(isOwn && call !== SIGN_IN && sessionHeaders(url, session)),
    };
    const body = values
      ? JSON.stringify(toService(names, call.call, values))
      : form && new URLSearchParams(toService(names, call.call, form) as Record<string, string>).toString();
    return { url, method, headers, body, hasCredentials: isOwn, key: `services.${service}` };
  };
}

function checkedCall(
  { service, call }: Call,
  exchange: Exchange | undefined,
  { url, method }: Sent,
  judgement: Partial<CheckedCall>,
): CheckedCall {
  const { status, milliseconds = 0, cors } = exchange ?? {};
  return {
    service,
    call,
    method,
    // The query may contain private data, so report only the path.
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
  };
}

function hasWrong(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'wrong');
}

/** An example of each value that the path of a call can contain. */
function examplesOf({ service, call, query, json }: Call): Record<string, string> {
  const declared = (CALLS[service] as Readonly<Record<string, Declared>>)[call]!;
  return {
    ...Object.fromEntries(valuesOf(declared).map((name) => [name, name])),
    ...query,
    ...(json as Record<string, string>),
  };
}
