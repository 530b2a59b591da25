import type { Config } from '../../src/core/config/index.ts';
import { namesOf } from '../../src/http/endpoints.ts';
import { contentOf, fromService } from '../../src/http/names.ts';
import type { Caller, CallResult, CallValues, Session } from './caller.ts';
import {
  BEGIN_SECOND_FACTOR,
  type Call,
  PASSKEY_OPTIONS,
  PASSKEY_SIGN_IN_OPTIONS,
  PROVE_OWNER,
  READ_PASSKEYS,
  READ_SAVED,
  READ_SECOND_FACTOR,
  READ_USER,
  RENEW,
  RESET_PASSWORD,
  SAVE,
  SIGN_IN,
  SIGN_OUT,
  UNSAVE,
  UPDATE_USER,
} from './calls.ts';
import { advice, wrong } from './findings.ts';
import { errorIn, judge, parse } from './judge.ts';
import type { Account } from './options.ts';
import { cookieFindings, subjectOf, tokenFindings, tokensOf } from './session-tokens.ts';

/** Makes the calls of a session with a test account, and leaves the account unchanged. Returns the calls that it made. */
export async function checkAccount(
  caller: Caller,
  { email, password, article }: Account,
  { config, language, catalogue }: { config: Config; language: string; catalogue: unknown },
): Promise<Call[]> {
  const signedIn = await signIn(caller, { username: email, password }, config);
  if (!signedIn.isFine) return [SIGN_IN];
  const fields = fieldsOf(signedIn.body);
  const tokens = tokensOf(signedIn.exchange.headers, signedIn.body);
  const userId = String(fields.id ?? subjectOf(tokens.access) ?? 'me');
  const session = await renew(caller, { tokens, userId }, config.clientId);

  await checkSubscriptions(caller, session, { atSignIn: listOf(fields.subscriptions), codes: codesIn(catalogue) });
  if (article) await checkSavedArticles(caller, session, { articleId: article, language });
  await checkUnknownResetToken(caller, config);
  const factorCalls = await checkFactors(caller, session, password);
  await checkSignOut(caller, session);
  return [SIGN_IN, UPDATE_USER, SIGN_OUT, RESET_PASSWORD, ...(article ? [SAVE, UNSAVE] : []), ...factorCalls];
}

function signIn(
  caller: Caller,
  json: { username: string; password: string },
  { session }: Config,
): Promise<CallResult> {
  return caller.make(SIGN_IN, { json }, (exchange) => {
    if (session.mode !== 'cookie') return tokenFindings(exchange);
    const [from, to] = [caller.compose(SIGN_IN).url, caller.compose(READ_USER).url];
    return cookieFindings(exchange.allHeaders.getSetCookie(), session.csrfCookie, { from, to });
  });
}

/** Returns the session with its new tokens, or unchanged if it has no refresh token. */
async function renew(caller: Caller, session: Session, clientId: string): Promise<Session> {
  if (!session.tokens.refresh) return session;
  const renewed = await caller.make(
    RENEW,
    { form: { grant_type: 'refresh_token', client_id: clientId }, session },
    ({ headers, text }) =>
      tokensOf(headers, parse(text)).access
        ? []
        : [
            wrong(
              'token-missing',
              'The response has no new token, neither in the header nor in the body.',
              'services.user.headers.accessToken',
            ),
          ],
  );
  if (!renewed.isFine) return session;
  const { access = session.tokens.access, refresh = session.tokens.refresh } = tokensOf(
    renewed.exchange.headers,
    renewed.body,
  );
  return { ...session, tokens: { access, refresh } };
}

/** Subscribes to a newsletter that the account does not have, and removes it again. */
async function checkSubscriptions(
  caller: Caller,
  session: Session,
  { atSignIn, codes }: { atSignIn: readonly string[] | undefined; codes: readonly string[] },
) {
  const user = await caller.make(READ_USER, { session });
  const before = listOf(fieldsOf(user.body).subscriptions) ?? atSignIn;
  const newCode = before && codes.find((code) => !before.includes(code));
  if (!newCode) {
    const message = before
      ? 'The account already has every subscription.'
      : 'The responses do not list the subscriptions of the account, so nothing is changed.';
    caller.record(UPDATE_USER, undefined, caller.compose(UPDATE_USER, { session }), {
      isCalled: false,
      findings: [advice('not-tried', message, 'services.user.response.user.subscriptions')],
    });
    return;
  }
  const changed = await caller.make(UPDATE_USER, { session, json: { subscriptions: [...before, newCode] } });
  if (!changed.isFine) return;
  await caller.make(READ_USER, { session }, ({ text }) => {
    const after = listOf(fieldsOf(parse(text)).subscriptions);
    if (!after || after.includes(newCode)) return [];
    return [
      wrong(
        'not-kept',
        `The response lacks the new subscription "${newCode}".`,
        'services.user.request.updateUser.subscriptions',
      ),
    ];
  });
  await caller.make(UPDATE_USER, { session, json: { subscriptions: before } });
}

async function checkSavedArticles(caller: Caller, session: Session, article: { articleId: string; language: string }) {
  const saved = await caller.make(SAVE, { session, json: article });
  await caller.make(READ_SAVED, { session });
  if (saved.isFine) await caller.make(UNSAVE, { session, params: article });
}

/** Sends a reset token that the service never issued. Its response is what visitors with an old link receive. */
async function checkUnknownResetToken(caller: Caller, config: Config) {
  const json = { password: `Inlay-check-${Date.now()}`, token: 'inlay-check', encEmailId: 'inlay-check' };
  const request = caller.compose(RESET_PASSWORD, { json });
  const exchange = await caller.send(request);
  const { status = 0, text } = exchange;
  const judged = judge(RESET_PASSWORD, exchange, { config, hasSession: false }).findings;
  const findings = judged.filter(({ code }) => !['refused', 'session-refused', 'not-found'].includes(code));
  if (status && status < 400 && !findings.length)
    findings.push(
      wrong(
        'any-token',
        'The service sets a password for a token that it never sent.',
        'services.user.paths.resetPassword',
      ),
    );
  if (status >= 400 && !findings.length && !errorIn(RESET_PASSWORD, status, parse(text)).isKnown)
    findings.push(
      wrong(
        'error-unknown',
        `The service rejects an unknown token (${status}) with an error that pages do not recognise, so visitors read a general message. Map its type, code or status to one of our codes, such as 1001.`,
        'services.user.errors',
      ),
    );
  caller.record(RESET_PASSWORD, exchange, request, { findings, isRefusal: !findings.length });
}

/** Reads second factor and passkeys, and begins to set them up, which changes nothing. Returns the calls that it tried. */
async function checkFactors(caller: Caller, session: Session, password: string): Promise<Call[]> {
  const attempts: [Call, CallValues][] = [];
  const factor = await caller.make(READ_SECOND_FACTOR, { session });
  const { isOn } = (contentOf(factor.body) ?? {}) as { isOn?: boolean };
  if (factor.isFine && caller.isOffered(READ_SECOND_FACTOR) && isOn === false)
    attempts.push([BEGIN_SECOND_FACTOR, { session, json: { password } }]);
  await caller.make(READ_PASSKEYS, { session });
  if (caller.isOffered(READ_PASSKEYS))
    attempts.push(
      [PROVE_OWNER, { session, json: { password } }],
      [PASSKEY_OPTIONS, { session }],
      [PASSKEY_SIGN_IN_OPTIONS, {}],
    );
  for (const [call, values] of attempts) await caller.make(call, values);
  return attempts.map(([call]) => call);
}

async function checkSignOut(caller: Caller, session: Session) {
  const signedOut = await caller.make(SIGN_OUT, { session });
  if (!signedOut.isFine) return;
  const request = caller.compose(READ_USER, { session });
  const exchange = await caller.send(request);
  if (!exchange.status || exchange.status >= 300) return;
  caller.record(READ_USER, exchange, request, {
    findings: [
      wrong(
        'still-signed-in',
        'The session can still read the profile after the sign-out.',
        'services.user.paths.signOut',
      ),
    ],
  });
}

function fieldsOf(body: unknown): Record<string, unknown> {
  const fields = fromService(namesOf('user'), 'user', body);
  return typeof fields === 'object' && fields ? (fields as Record<string, unknown>) : {};
}

function listOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

/** All newsletter codes in the catalogue, at any depth. */
function codesIn(value: unknown): string[] {
  if (typeof value !== 'object' || !value) return [];
  const { alertCode } = value as { alertCode?: unknown };
  const code = typeof alertCode === 'object' && alertCode ? (alertCode as { value?: unknown }).value : alertCode;
  return [...(typeof code === 'string' && code ? [code] : []), ...Object.values(value).flatMap(codesIn)];
}
