import type { Session } from '../accounts/authenticate.ts';
import type { Proof } from '../accounts/deletion.ts';
import { perClient } from '../accounts/limits.ts';
import { sendNotice } from '../accounts/notices.ts';
import { prove } from '../accounts/prove.ts';
import type { AccountParts } from '../accounts/types.ts';
import { passwordFlag } from '../accounts/password-flag.ts';
import { after } from '../clock.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { lockOwner } from '../security/sessions.ts';
import { cancelReset, dueOf } from './delayed-reset.ts';
import { closeSecret, hasSecondFactor, openSealed } from './records.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { addressOf, createSecret, stepOf } from './totp.ts';
import { forgetUnsavedCodes, keepUnsavedCodes, readUnsavedCodes } from './unsaved-codes.ts';

export interface SecondFactorState {
  isOn: boolean;
  recoveryCodesLeft: number;
  /** Created by this session, whose visitor has not confirmed yet that they are saved. */
  unsavedRecoveryCodes: string[] | null;
  /** Whether the password proves the owner. Otherwise a recent sign-in does. */
  requiresPassword: boolean;
  /** For earlier bundles. */
  asksPassword: boolean;
  /** When a code will be mailed that turns it off, for an owner without codes. Null without a reset. */
  resetDueAt: Date | null;
}

/** The second factor of an account, which its owner sets up and turns off on the profile. */
export interface SecondFactors {
  stateOf(session: Session): Promise<SecondFactorState>;
  /** Returns a secret for the app, the same for each tab of a session. Nothing changes before a code confirms that the app has the secret. */
  begin(session: Session, confirmation: Proof): Promise<{ secret: string; uri: string }>;
  /** Turns it on and returns the recovery codes. Ends all other sessions, because they began without a second factor. */
  confirm(session: Session, code: string, client: Client): Promise<string[]>;
  /** Returns new recovery codes and invalidates the old ones. */
  renewCodes(session: Session, confirmation: Proof, client: Client): Promise<string[]>;
  /** The services do not show the codes again. */
  codesSaved(session: Session): Promise<void>;
  turnOff(session: Session, confirmation: Proof, client: Client): Promise<void>;
  /** Requires no password, because the account remains unchanged. */
  cancelReset(session: Session, client: Client): Promise<void>;
}

export function createSecondFactors(parts: AccountParts): SecondFactors {
  const { database, clock, keys, sealed, sessions, settings } = parts;

  return {
    async stateOf(session) {
      const { id, hasPassword } = session.user;
      return {
        isOn: await hasSecondFactor(database, id),
        recoveryCodesLeft: await countRecoveryCodes(database, id),
        unsavedRecoveryCodes: (await readUnsavedCodes(parts, session)) ?? null,
        ...passwordFlag(hasPassword),
        resetDueAt: (await dueOf(database, id, clock())) ?? null,
      };
    },
    async begin(session, confirmation) {
      const { user } = session;
      await prove(parts, session, confirmation.password);
      if (await hasSecondFactor(database, user.id)) throw isOn();
      const secret = (await pendingSecret(parts, session)) ?? createSecret();
      await database.query(
        `INSERT INTO second_factor_setups (user_id, session_id, secret, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (user_id) DO UPDATE
         SET session_id = excluded.session_id, secret = excluded.secret, expires_at = excluded.expires_at`,
        [user.id, session.sessionId, await closeSecret(sealed, user.id, secret), after(clock(), settings.codeSeconds)],
      );
      return addressOf(secret, { issuer: 'Alder & Voss', account: user.email });
    },
    async confirm(session, code, client) {
      const { user, sessionId } = session;
      await parts.limits.use(perClient.secondFactor, client.address);
      const codes = await turnOn(parts, session, code.replace(/[\s-]/g, ''));
      await sessions.endAllOf(user.id, { except: sessionId });
      await sendNotice(parts, user, { kind: 'second-factor-on', values: {}, target: 'second-factor' }, client);
      return codes;
    },
    async renewCodes(session, confirmation, client) {
      const { user } = session;
      await prove(parts, session, confirmation.password);
      const codes = await database.tx(async (queries) => {
        await lockOwner(queries, { userId: user.id, sessionId: session.sessionId });
        const [row] = await queries.query('SELECT 1 FROM second_factors WHERE user_id = $1 FOR UPDATE', [user.id]);
        if (!row) throw new ServiceError('notFound', 'The account has no second factor.');
        const renewed = await renewRecoveryCodes(queries, keys, { userId: user.id, now: clock() });
        await keepUnsavedCodes(parts, queries, session, renewed);
        return renewed;
      });
      await sendNotice(parts, user, { kind: 'recovery-codes-renewed', values: {}, target: 'recovery-codes' }, client);
      return codes;
    },
    codesSaved: ({ user }) => forgetUnsavedCodes(database, user.id),
    async turnOff(session, confirmation, client) {
      const { user } = session;
      await prove(parts, session, confirmation.password);
      const deleted = await database.tx(async (queries) => {
        await lockOwner(queries, { userId: user.id, sessionId: session.sessionId });
        return queries.query('DELETE FROM second_factors WHERE user_id = $1 RETURNING user_id', [user.id]);
      });
      if (deleted.length > 0) await sendNotice(parts, user, { kind: 'second-factor-off', values: {} }, client);
    },
    cancelReset: (session, client) => cancelReset(parts, session, client),
  };
}

/** The confirming code counts as used, so that it cannot sign in again. */
function turnOn(parts: AccountParts, session: Session, code: string): Promise<string[]> {
  const { database, clock, keys, sealed } = parts;
  const userId = session.user.id;
  return database.tx(async (queries) => {
    await lockOwner(queries, { userId, sessionId: session.sessionId });
    const [setup] = await queries.query<{ secret: string }>(
      'SELECT secret FROM second_factor_setups WHERE user_id = $1 AND session_id = $2 AND expires_at > $3 FOR UPDATE',
      [userId, session.sessionId, clock()],
    );
    if (!setup && (await hasSecondFactor(queries, userId))) throw isOn();
    if (!setup) throw new ServiceError('secondFactorExpired', 'There is no pending set-up. Begin again.');
    const step = stepOf(await openSealed(sealed, userId, setup.secret), code, clock());
    if (step === undefined) throw new ServiceError('codeWrong', 'The code is wrong.');
    const inserted = await queries.query(
      'INSERT INTO second_factors (user_id, secret, last_step, turned_on_at) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO NOTHING RETURNING user_id',
      [userId, setup.secret, step, clock()],
    );
    if (inserted.length === 0) throw isOn();
    await queries.query('DELETE FROM second_factor_setups WHERE user_id = $1', [userId]);
    const codes = await renewRecoveryCodes(queries, keys, { userId, now: clock() });
    await keepUnsavedCodes(parts, queries, session, codes);
    return codes;
  });
}

/** A set-up that another tab of the session has started. A secret that another session has seen is never turned on. */
async function pendingSecret(
  { database, clock, sealed }: AccountParts,
  { user, sessionId }: Session,
): Promise<Uint8Array | undefined> {
  const [setup] = await database.query<{ secret: string }>(
    'SELECT secret FROM second_factor_setups WHERE user_id = $1 AND session_id = $2 AND expires_at > $3',
    [user.id, sessionId, clock()],
  );
  return setup && openSealed(sealed, user.id, setup.secret);
}

function isOn(): ServiceError {
  return new ServiceError('secondFactorOn', 'The second factor is already on. Turn it off first.');
}
