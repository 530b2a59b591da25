import type { Config } from '../../src/core/config/index.ts';
import { fromService } from '../../src/http/endpoints.ts';
import { type FieldKind, FIELDS } from '../../src/http/fields.ts';
import type { Exchange } from './browser.ts';
import type { Call } from './calls.ts';
import { advice, type Finding, wrong } from './findings.ts';

export interface Judgement {
  readonly findings: readonly Finding[];
  readonly found: readonly string[];
  /** What the answer leaves out, and pages do without. */
  readonly leftOut: readonly string[];
}

const EMPTY_JUDGEMENT: Judgement = { findings: [], found: [], leftOut: [] };
const PAGE = /^\s*</;
const OAUTH = /^[a-z]+(?:_[a-z]+)+$/;

/** What an answer means to a page. */
export function judge(
  call: Call,
  exchange: Exchange,
  { config, hasSession }: { config: Config; hasSession: boolean },
): Judgement {
  const only = (...findings: Finding[]): Judgement => ({
    ...EMPTY_JUDGEMENT,
    findings: [...exchange.findings, ...findings],
  });
  const key = `services.${call.service}`;
  const path = call.call ? `${key}.paths.${call.call}` : `${key}.base`;
  const { status, text } = exchange;
  if (
    call.isExtra &&
    !isAskedFor(call, config) &&
    (status === undefined || exchange.cors === 'refused' || MISSING.includes(status))
  ) {
    return {
      ...EMPTY_JUDGEMENT,
      findings: [advice('not-offered', 'The service does not offer this call to pages. They do without it.', path)],
    };
  }
  if (status === undefined || exchange.cors === 'refused' || exchange.findings.some(({ code }) => code === 'redirect'))
    return only();

  const body = parse(text);
  const isAnonymous = call.needsSession && !hasSession;
  if (status >= 400) {
    if (isAnonymous && (status === 401 || status === 403)) return only();
    return only(refusal(call, status, body, { path, key, config }));
  }
  if (isAnonymous && call.call === 'session' && !contentOf(body)) return only();
  if (isAnonymous && !PAGE.test(text))
    return only(
      wrong('no-refusal', `The service answers ${status} to a visitor who is not signed in; it must answer 401.`, path),
    );
  if (PAGE.test(text))
    return only(
      wrong(
        'html',
        `A page (HTML) comes with ${status} in place of data, such as a sign-in or error page. Is the path right?`,
        path,
      ),
    );

  const isExpected = call.answers || call.items || call.data;
  if (body === INVALID)
    return isExpected || /json/.test(exchange.headers.get('content-type') ?? '')
      ? only(wrong('invalid-json', `The answer (${status}) is no valid JSON.`, path))
      : only();
  const oauth = oauthError(body);
  if (oauth) return only(openIdError(call, status, oauth, path));
  // Whatever is sent, a success may be silent.
  if (!isExpected || (body === undefined && call.method !== 'GET')) return only();
  if (body === undefined) return only(wrong('empty', `The answer (${status}) is empty.`, path));
  const type = exchange.headers.get('content-type') ?? '';
  const typed = /\bjson\b/.test(type)
    ? []
    : [
        advice(
          'content-type',
          `The answer is JSON and says "${type.split(';')[0] || 'nothing'}" of itself; it should say application/json.`,
          path,
        ),
      ];
  const fields = call.items
    ? judgeItems(body, call.items, path)
    : call.data
      ? judgeData(call, body, path)
      : judgeFields(call, body, key);
  return { ...fields, findings: [...exchange.findings, ...typed, ...fields.findings] };
}

/** Statuses of a call that is not there. */
const MISSING = [404, 405, 410, 501];

const SECOND_FACTOR_NEEDED = 2010;

/** By its flag, or by a path of its own. */
function isAskedFor({ call, service, flag }: Call, { flags, services }: Config): boolean {
  return Boolean(
    (flag && flags[flag]) || (services[service] as { paths?: Record<string, string> } | undefined)?.paths?.[call],
  );
}

function refusal(
  { call, isOptional, isOwn, needsSession }: Call,
  status: number,
  body: unknown,
  { path, key, config }: { path: string; key: string; config: Config },
): Finding {
  const oauth = oauthError(body);
  const isConfigured = Boolean(
    (config.services[key.split('.')[1] as 'user'] as { paths?: Record<string, string> }).paths?.[call],
  );
  const { error } = isRecord(body) ? body : {};
  if (call === 'signIn' && isRecord(error) && error.code === SECOND_FACTOR_NEEDED) {
    return typeof error.challenge === 'string' && error.challenge
      ? wrong(
          'second-factor',
          'The test account has a second factor, which this check cannot enter. Use an account without one.',
          path,
        )
      : wrong(
          'challenge-missing',
          'The sign-in asks for a second factor (code 2010) and sends no "challenge" beside the code, as a text.',
          path,
        );
  }
  if (call === 'signIn' && (status === 401 || oauth === 'invalid_grant'))
    return wrong(
      'wrong-password',
      `The service refuses the test account (${status}). Are --email and --password right?`,
      `${key}.request.signIn`,
    );
  if (oauth) return openIdError({ call } as Call, status, oauth, path);
  if (MISSING.includes(status)) {
    return isOptional && !isConfigured
      ? advice('not-offered', `The service does not offer this call (${status}). Pages do without it.`, path)
      : wrong(
          'not-found',
          `The service knows no such call (${status}). Is the path right, and the base before it?`,
          path,
        );
  }
  if (status === 429)
    return wrong('rate-limited', 'The service has had enough calls for now (429). Try again later.', `${key}.base`);
  if (status >= 500) return wrong('server-error', `The service fails (${status}). Its own log says why.`, path);
  if (status === 403 && config.session.mode === 'cookie' && needsSession)
    return wrong(
      'csrf',
      'The service refuses the call (403). Does it take the value of the CSRF cookie in the header? See also services.user.headers.csrf.',
      'session.csrfCookie',
    );
  if (status === 401 || status === 403) {
    return isOwn
      ? wrong(
          'session-refused',
          `The service refuses the session that it began (${status}). Does it read the token or cookie where the product sends it?`,
          `${key}.headers`,
        )
      : wrong('needs-session', `The service wants a session (${status}) for what everybody may read.`, path);
  }
  return wrong(
    'refused',
    `The service refuses the call (${status}). Are the names of its fields right?`,
    `${key}.request.${call}`,
  );
}

function openIdError({ call }: Pick<Call, 'call'>, status: number, error: string, path: string): Finding {
  return wrong(
    'openid-error',
    `The answer (${status}) is the error "${error}" of an OAuth or OpenID provider.${/client/.test(error) ? ' Does it know the client id?' : ''}`,
    /client/.test(error) && call ? 'clientId' : path,
  );
}

function judgeFields(call: Call, body: unknown, key: string): Judgement {
  const what = call.answers!;
  return judgeObject(contentOf(body), FIELDS.response[what], {
    call,
    where: `${key}.response.${what}`,
    read: (content) => fromService(call.service, what, content) as Record<string, unknown>,
  });
}

/** These names are no matter of configuration, and `data` must be there. */
function judgeData(call: Call, body: unknown, path: string): Judgement {
  return judgeObject(isRecord(body) ? body.data : undefined, call.data!, {
    call,
    where: path,
    read: (content) => content,
  });
}

interface Reading {
  readonly call: Call;
  /** The configuration's key. */
  readonly where: string;
  /** The fields by our names. */
  read(content: Record<string, unknown>): Record<string, unknown>;
}

function judgeObject(
  content: unknown,
  kinds: Readonly<Record<string, FieldKind>>,
  { call, where, read }: Reading,
): Judgement {
  if (!isRecord(content))
    return {
      ...EMPTY_JUDGEMENT,
      findings: [
        wrong(
          'field-type',
          `The answer must be an object${call.data ? ' in "data"' : ''} with ${Object.keys(kinds).join(', ')}, and is ${kindOf(content)}.`,
          where,
        ),
      ],
    };
  const fields = read(content);
  const found: string[] = [];
  const leftOut: string[] = [];
  const findings: Finding[] = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const value = name === 'title' ? (fields.title ?? fields.titleName) : fields[name];
    const [expected] = kind.split('?') as [string];
    if (value === undefined || value === null) {
      if (kind.endsWith('?')) leftOut.push(name);
      else
        findings.push(
          wrong(
            'field-missing',
            `"${name}" is missing. The answer has ${Object.keys(content).join(', ') || 'nothing'}.`,
            `${where}.${name}`,
          ),
        );
    } else if (kindOf(value) !== expected && !(expected === 'text' && name === 'id' && typeof value === 'number')) {
      findings.push(
        wrong('field-type', `"${name}" must be a ${expected} and is a ${kindOf(value)}.`, `${where}.${name}`),
      );
    } else {
      found.push(name);
      findings.push(...judgeItems(value, call.itemsOf?.[name] ?? [], `${where}.${name}`).findings);
    }
  }
  return { findings, found, leftOut };
}

/** Of a list; the first item stands for all. */
function judgeItems(body: unknown, names: readonly string[], key: string): Judgement {
  if (!names.length) return EMPTY_JUDGEMENT;
  if (!Array.isArray(body))
    return {
      ...EMPTY_JUDGEMENT,
      findings: [wrong('field-type', `The answer must be a list, and is ${kindOf(body)}.`, key)],
    };
  const [first] = body as unknown[];
  if (first === undefined) return EMPTY_JUDGEMENT;
  const missing = names.filter((name) => !isRecord(first) || typeof first[name] !== 'string');
  return {
    ...EMPTY_JUDGEMENT,
    found: names.filter((name) => !missing.includes(name)),
    findings: missing.map((name) =>
      wrong(
        'field-missing',
        `Items of the list must have "${name}" as a text. The first has ${isRecord(first) ? Object.keys(first).join(', ') : kindOf(first)}.`,
        key,
      ),
    ),
  };
}

const INVALID = Symbol('invalid JSON');

/** Undefined for an empty text. */
export function parse(text: string): unknown {
  if (!text.trim()) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return INVALID;
  }
}

/** Bare, or in `data`. */
export function contentOf(body: unknown): unknown {
  return (isRecord(body) ? body.data : undefined) ?? body;
}

/** Its code alone: a description may repeat what was sent. */
function oauthError(body: unknown): string | undefined {
  const { error } = isRecord(body) ? body : {};
  return typeof error === 'string' && OAUTH.test(error) && error.length < 40 ? error : undefined;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return (
    { string: 'text', boolean: 'flag', number: 'number', object: value === null ? 'null' : 'object' }[
      typeof value as 'string'
    ] ?? 'nothing'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
