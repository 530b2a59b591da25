import type { Config } from '../../src/core/config/index.ts';
import { deprecation, FORMER_FIELDS } from '../../src/contract/former-names.ts';
import { namesOf } from '../../src/http/endpoints.ts';
import { type Call as Declared, CALLS, type FieldKind, RESPONSES } from '../../src/http/calls.ts';
import { contentOf, fromService, isoDate, meaningIn, namedError } from '../../src/http/names.ts';
import { listResponse } from '../../src/services/list-response.ts';
import type { Exchange } from './browser.ts';
import type { Call } from './calls.ts';
import { advice, type Finding, wrong } from './findings.ts';

export interface Judgement {
  readonly findings: readonly Finding[];
  readonly found: readonly string[];
  /** Optional fields that the response lacks. */
  readonly leftOut: readonly string[];
}

const NO_FINDINGS: Judgement = { findings: [], found: [], leftOut: [] };
const PAGE = /^\s*</;
const OAUTH = /^[a-z]+(?:_[a-z]+)+$/;

/** Judges whether a page can use the response. */
export function judge(
  call: Call,
  exchange: Exchange,
  { config, hasSession }: { config: Config; hasSession: boolean },
): Judgement {
  const only = (...findings: Finding[]): Judgement => ({
    ...NO_FINDINGS,
    findings: [...exchange.findings, ...findings],
  });
  const key = `services.${call.service}`;
  const path = `${key}.paths.${call.call}`;
  const { status, text } = exchange;
  const isSilent = exchange.findings.some(({ code }) => code === 'unreachable' || code === 'timeout');
  if (
    call.isExtra &&
    !isSilent &&
    !isEnabled(call, config) &&
    (status === undefined || exchange.cors === 'refused' || MISSING.includes(status))
  ) {
    return {
      ...NO_FINDINGS,
      findings: [advice('not-offered', 'The service does not offer this call to pages. It is optional.', path)],
    };
  }
  if (status === undefined || exchange.cors === 'refused' || exchange.findings.some(({ code }) => code === 'redirect'))
    return only();

  if (call.isProbe && status < 500) return only();
  const body = parse(text);
  const isAnonymous = call.needsSession && !hasSession;
  if (status >= 400) {
    if (isAnonymous && (status === 401 || status === 403)) return only();
    return only(refusal(call, status, body, { path, key, config }));
  }
  if (isAnonymous && call.call === 'session' && body !== INVALID && !contentOf(body)) return only();
  if (isAnonymous && !PAGE.test(text))
    return only(
      wrong(
        'no-refusal',
        `The service responds with ${status} to an anonymous visitor. It must respond with 401.`,
        path,
      ),
    );
  if (PAGE.test(text))
    return only(
      wrong('html', `The response (${status}) is an HTML page, such as a sign-in or error page. Check the path.`, path),
    );

  const isExpected = call.answers !== undefined && Object.keys(RESPONSES[call.answers]).length > 0;
  if (body === INVALID)
    return isExpected || /json/.test(exchange.headers.get('content-type') ?? '')
      ? only(wrong('invalid-json', `The response (${status}) is not valid JSON.`, path))
      : only();
  const oauth = oauthError(body);
  if (oauth) return only(openIdError(call, status, oauth, path));
  // A successful write may have an empty response.
  if (!isExpected || (body === undefined && /^[A-Z]+ /.test(call.path))) return only();
  if (body === undefined) return only(wrong('empty', `The response (${status}) is empty.`, path));
  const type = exchange.headers.get('content-type') ?? '';
  const typed = /\bjson\b/.test(type)
    ? []
    : [
        advice(
          'content-type',
          `The response is JSON, but its content type is ${type ? `"${type.split(';')[0]}"` : 'missing'}. It should be application/json.`,
          path,
        ),
      ];
  const fields = judgeContent(call, body);
  return { ...fields, findings: [...exchange.findings, ...typed, ...fields.findings] };
}

/** The statuses of a call that the service does not have. */
const MISSING = [404, 405, 410, 501];

const SECOND_FACTOR_NEEDED = 2010;

/** Whether the configuration enables the call by a flag, or gives it a path. */
function isEnabled({ call, service, isUsed }: Call, config: Config): boolean {
  return Boolean(isUsed?.(config) || namesOf(service).paths?.[call]);
}

function refusal(
  { service, call, isOptional, isOwn, needsSession }: Call,
  status: number,
  body: unknown,
  { path, key, config }: { path: string; key: string; config: Config },
): Finding {
  const oauth = oauthError(body);
  const isConfigured = Boolean(namesOf(service).paths?.[call]);
  const error = errorIn({ service, call }, status, body);
  if (call === 'signIn' && error.code === SECOND_FACTOR_NEEDED) {
    return error.challenge
      ? wrong(
          'second-factor',
          'The test account has a second factor, which this check cannot enter. Use an account without one.',
          path,
        )
      : wrong(
          'challenge-missing',
          'The sign-in requires a second factor (code 2010), but the response has no text "challenge" beside the code.',
          path,
        );
  }
  const foreign = foreignFields({ service, call }, error.fields);
  if (foreign.length) {
    return wrong(
      'field-refused',
      `The service rejects ${foreign.join(', ')} or reports it as missing, but no field of the request has that name. The request has ${sentNames({ service, call }).join(', ')}.`,
      `${key}.request.${call}`,
    );
  }
  if (call === 'signIn' && (status === 401 || oauth === 'invalid_grant'))
    return wrong(
      'wrong-password',
      `The service rejects the test account (${status}). Check --email and --password.`,
      `${key}.request.signIn`,
    );
  if (oauth) return openIdError({ call } as Call, status, oauth, path);
  if (MISSING.includes(status)) {
    return isOptional && !isConfigured
      ? advice('not-offered', `The service does not offer this call (${status}). It is optional.`, path)
      : wrong('not-found', `The service has no such call (${status}). Check the base and the path.`, path);
  }
  if (status === 429)
    return wrong('rate-limited', 'The service limits the rate of calls (429). Try again later.', `${key}.base`);
  if (status >= 500) return wrong('server-error', `The service fails (${status}). See its log.`, path);
  if (status === 403 && config.session.mode === 'cookie' && needsSession)
    return wrong(
      'csrf',
      'The service rejects the call (403). Check that it reads the value of the CSRF cookie from the header services.user.headers.csrf.',
      'session.csrfCookie',
    );
  if (status === 401 || status === 403) {
    return isOwn
      ? wrong(
          'session-refused',
          `The service rejects the session that it began (${status}). Check where it reads the token or the cookie.`,
          `${key}.headers`,
        )
      : wrong('needs-session', `The service requires a session (${status}) for public data.`, path);
  }
  return wrong(
    'refused',
    `The service rejects the call (${status}). Check the names of the fields.`,
    `${key}.request.${call}`,
  );
}

function openIdError({ call }: Pick<Call, 'call'>, status: number, error: string, path: string): Finding {
  return wrong(
    'openid-error',
    `The response (${status}) is the error "${error}" of an OAuth or OpenID provider.${/client/.test(error) ? ' Check the client id.' : ''}`,
    /client/.test(error) && call ? 'clientId' : path,
  );
}

/** Judges the fields of a response, and of the first item of each list in it. */
function judgeContent({ service, answers }: Call, body: unknown): Judgement {
  const response = answers!;
  const kinds = Object.entries(RESPONSES[response] as Readonly<Record<string, FieldKind>>);
  const where = `services.${service}.response.${response}`;
  const isList = kinds.every(([name]) => name.startsWith('[]'));
  const received = fromService(namesOf(service), response, body);
  const content = readList(received, isList ? '' : listIn(kinds));
  if (isList ? !Array.isArray(content) : !isRecord(content)) {
    const expected = isList ? 'a list' : `an object with ${kinds.map(([name]) => name).join(', ')}`;
    const message = `The response must be ${expected}, but is ${kindOf(content)}${isRecord(content) ? ` with ${Object.keys(content).join(', ')}` : ''}.`;
    return { ...NO_FINDINGS, findings: [wrong('field-type', message, where)] };
  }
  const found: string[] = [];
  const leftOut: string[] = [];
  const findings: Finding[] = [];
  const formerNames = new Map(Object.entries(FORMER_FIELDS).map(([former, name]) => [name, former]));
  for (const [name, kind] of kinds) {
    const former = formerNames.get(name);
    // A service may send both while bundles of both versions run.
    if (former && fieldAt(content, former) !== undefined && fieldAt(content, name) === undefined) {
      findings.push(advice('deprecated', deprecation(`Field "${former}"`, name, false), `${where}.${name}`));
      continue;
    }
    const value = response === 'user' && name === 'title' ? titleIn(content) : fieldAt(content, name);
    if (value === NO_ITEM) continue;
    const [expected] = kind.split('?') as [string];
    const key = `${where}.${name}`;
    // Services that have no date often send an empty text.
    if (value === undefined || value === null || (value === '' && kind === 'date?')) {
      const parent = name.includes('[') ? fieldAt(content, name.replace(/\.?[^.]*$/, '')) : received;
      if (kind.endsWith('?')) leftOut.push(name);
      else
        findings.push(
          wrong(
            'field-missing',
            `"${name}" is missing. ${name.includes('[') ? 'The first item' : 'The response'} has ${isRecord(parent) ? Object.keys(parent).join(', ') || 'nothing' : kindOf(parent)}.`,
            key,
          ),
        );
    } else if (!isOfKind(value, expected, name))
      findings.push(wrong('field-type', `"${name}" must be a ${expected}, but is a ${kindOf(value)}.`, key));
    else found.push(name);
  }
  return { findings, found, leftOut };
}

/** The list that a response is about. */
function listIn(kinds: readonly (readonly [string, FieldKind])[]): string | undefined {
  return kinds.find(([name, kind]) => kind === 'list' && !name.includes('['))?.[0];
}

/** Reads lists in any usual wrapping, and their total under any usual name. */
function readList(content: unknown, name: string | undefined): unknown {
  if (name === '') return listResponse(content, 'results').results ?? content;
  if (name === undefined || typeof content !== 'object') return content;
  const { total, ...response } = listResponse(content, name);
  return { numFound: total, totalRecords: total, total, ...response };
}

interface ServiceError {
  readonly code: unknown;
  readonly challenge: string | undefined;
  /** The fields in the error, under the service's names. */
  readonly fields: readonly string[];
  /** Whether pages have a message for it. */
  readonly isKnown: boolean;
}

/** The parts of an error that pages use. */
export function errorIn(
  { service, call }: Pick<Call, 'service' | 'call'>,
  status: number,
  body: unknown,
): ServiceError {
  const names = namesOf(service);
  const read = isRecord(body) ? namedError(names, { ...body, ...(isRecord(body.error) && body.error) }) : {};
  const { type, errors = read.ModelState ?? read.fieldErrors } = read;
  const sentCode = read.code ?? read.errorCode ?? (typeof read.error === 'string' ? read.error : undefined);
  const { code = sentCode } = meaningIn(names, call, {
    status,
    ...(typeof type === 'string' && { type }),
    ...((typeof sentCode === 'string' || typeof sentCode === 'number') && { code: sentCode }),
  });
  return {
    code: typeof code === 'string' && /^\d{4}$/.test(code) ? Number(code) : code,
    challenge: typeof read.challenge === 'string' && read.challenge ? read.challenge : undefined,
    fields: fieldsIn(errors),
    isKnown: /^\d{4}$/.test(String(code)) || [409, 410, 422, 423, 429].includes(status),
  };
}

/** RFC 9457 and JSON:API (`pointer`), Spring (`field`), and the lists of texts by field of Laravel and ASP.NET. */
function fieldsIn(errors: unknown): string[] {
  if (isRecord(errors)) return Object.keys(errors);
  if (!Array.isArray(errors)) return [];
  return (errors as unknown[]).filter(isRecord).flatMap((error) => {
    const source = isRecord(error.source) ? error.source : error;
    const pointer = source.pointer ?? source.parameter ?? error.field ?? error.name;
    return typeof pointer === 'string'
      ? [pointer.replace(/^#?\/(data\/(attributes\/)?)?/, '').replaceAll('/', '.')]
      : [];
  });
}

function sentNames({ service, call }: Pick<Call, 'service' | 'call'>): string[] {
  const names = namesOf(service).request?.[call] ?? {};
  const { sends = [] } = (CALLS[service] as Readonly<Record<string, Declared>>)[call]!;
  return sends.map((name) => names[name] ?? name).filter(Boolean);
}

function foreignFields(call: Pick<Call, 'service' | 'call'>, fields: readonly string[]): string[] {
  const sent = sentNames(call).map((name) => name.toLowerCase());
  return fields.filter((field) => {
    const path = field.toLowerCase();
    return !sent.some((name) => `.${path}`.endsWith(`.${name}`) || path.startsWith(`${name}.`));
  });
}

/** Its name in a profile, or in the response to a sign-in. */
function titleIn(content: unknown): unknown {
  const { title, titleName } = content as Record<string, unknown>;
  return title ?? titleName;
}

const NO_ITEM = Symbol('a list without items');

/** `[]` is the first item of a list. */
function fieldAt(content: unknown, name: string): unknown {
  return name
    .split(/\.|(?=\[\])/)
    .filter(Boolean)
    .reduce<unknown>((value, step) => {
      if (value === NO_ITEM) return value;
      if (step === '[]') return Array.isArray(value) && value.length ? (value as unknown[])[0] : NO_ITEM;
      return isRecord(value) ? value[step] : undefined;
    }, content);
}

function isOfKind(value: unknown, expected: string, name: string): boolean {
  if (expected === 'date') return isoDate(value) !== undefined && !Number.isNaN(Date.parse(isoDate(value)!));
  // Ids may be numbers. Content systems print some texts as `{ value }`, and error codes come as either.
  if (expected === 'text' && typeof value === 'number') return /(^|\.)(\w*id|code)$/i.test(name);
  return kindOf(value) === expected;
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

/** Only the code, because a description may repeat sent values. */
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
