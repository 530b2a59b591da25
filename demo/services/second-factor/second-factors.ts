import type { Session } from '../accounts/authenticate.ts';
import type { Proof } from '../accounts/deletion.ts';
import { perAsker } from '../accounts/limits.ts';
import { sendNotice } from '../accounts/notices.ts';
import { prove } from '../accounts/prove.ts';
import type { AccountParts } from '../accounts/types.ts';
import type { User } from '../accounts/user.ts';
import { after } from '../clock.ts';
import type { Asker } from '../http/asker.ts';
import { ServiceError } from '../http/errors.ts';
import { cancelReset, dueOf } from './delayed-reset.ts';
import { closeSecret, hasSecondFactor, openSealed } from './records.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { addressOf, createSecret, stepOf } from './totp.ts';

export interface SecondFactorState {
  isOn: boolean;
  recoveryCodesLeft: number;
  /** Whether the password proves the owner. Otherwise a recent sign-in does. */
  asksPassword: boolean;
  /** When a code will be mailed that turns it off, for an owner without codes. Null without a reset. */
  resetDueAt: Date | null;
}

/** The second factor of an account, which its owner sets up and turns off on the profile. */
export interface SecondFactors {
  stateOf(user: User): Promise<SecondFactorState>;
  /** Returns a secret for the app. Nothing changes before a code confirms that the app has the secret. */
  begin(session: Session, confirmation: Proof): Promise<{ secret: string; uri: string }>;
  /** Turns it on and returns the recovery codes. Ends all other sessions, because they began without a second factor. */
  confirm(session: Session, code: string, asker: Asker): Promise<string[]>;
  /** Returns new recovery codes and invalidates the old ones. */
  renewCodes(session: Session, confirmation: Proof, asker: Asker): Promise<string[]>;
  turnOff(session: Session, confirmation: Proof, asker: Asker): Promise<void>;
  /** Requires no password, because the account remains unchanged. */
  cancelReset(session: Session, asker: Asker): Promise<void>;
}

export function createSecondFactors(parts: AccountParts): SecondFactors {
  const { database, clock, keys, sealed, sessions, settings } = parts;

  return {
    async stateOf({ id, hasPassword }) {
      return {
        isOn: await hasSecondFactor(database, id),
        recoveryCodesLeft: await countRecoveryCodes(database, id),
        asksPassword: hasPassword,
        resetDueAt: (await dueOf(database, id, clock())) ?? null,
      };
    },
    async begin(session, confirmation) {
      const { user } = session;
      await prove(parts, session, confirmation.password);
      if (await hasSecondFactor(database, user.id)) throw isOn();
      const secret = createSecret();
      await database.query(
        `INSERT INTO second_factor_setups (user_id, secret, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, expires_at = excluded.expires_at`,
        [user.id, await closeSecret(sealed, user.id, secret), after(clock(), settings.codeSeconds)],
      );
      return addressOf(secret, { issuer: 'Alder & Voss', account: user.email });
    },
    async confirm({ user, sessionId }, code, asker) {
      await parts.limits.use(perAsker.secondFactor, asker.address);
      const codes = await turnOn(parts, user.id, code.replace(/[\s-]/g, ''));
      await sessions.endAllOf(user.id, { except: sessionId });
      await sendNotice(parts, user, { kind: 'second-factor-on', values: {}, target: 'second-factor' }, asker);
      return codes;
    },
    async renewCodes(session, confirmation, asker) {
      const { user } = session;
      await prove(parts, session, confirmation.password);
      const codes = await database.tx(async (queries) => {
        const [row] = await queries.query('SELECT 1 FROM second_factors WHERE user_id = $1 FOR UPDATE', [user.id]);
        if (!row) throw new ServiceError('notFound', 'The account has no second factor.');
        return renewRecoveryCodes(queries, keys, { userId: user.id, now: clock() });
      });
      await sendNotice(parts, user, { kind: 'recovery-codes-renewed', values: {}, target: 'recovery-codes' }, asker);
      return codes;
    },
    async turnOff(session, confirmation, asker) {
      const { user } = session;
      await prove(parts, session, confirmation.password);
      const deleted = await database.query('DELETE FROM second_factors WHERE user_id = $1 RETURNING user_id', [
        user.id,
      ]);
      if (deleted.length > 0) await sendNotice(parts, user, { kind: 'second-factor-off', values: {} }, asker);
    },
    cancelReset: (session, asker) => cancelReset(parts, session, asker),
  };
}

/** The confirming code counts as used, so that it cannot sign in again. */
function turnOn({ database, clock, keys, sealed }: AccountParts, userId: string, code: string): Promise<string[]> {
  return database.tx(async (queries) => {
    const [setup] = await queries.query<{ secret: string }>(
      'SELECT secret FROM second_factor_setups WHERE user_id = $1 AND expires_at > $2 FOR UPDATE',
      [userId, clock()],
    );
    if (!setup) throw new ServiceError('secondFactorExpired', 'Nothing waits for a code; begin again.');
    const step = stepOf(await openSealed(sealed, userId, setup.secret), code, clock());
    if (step === undefined) throw new ServiceError('codeWrong', 'The code is wrong.');
    const inserted = await queries.query(
      'INSERT INTO second_factors (user_id, secret, last_step, turned_on_at) VALUES ($1, $2, $3, $4) ON CONFLICT (user_id) DO NOTHING RETURNING user_id',
      [userId, setup.secret, step, clock()],
    );
    if (inserted.length === 0) throw isOn();
    await queries.query('DELETE FROM second_factor_setups WHERE user_id = $1', [userId]);
    return renewRecoveryCodes(queries, keys, { userId, now: clock() });
  });
}

function isOn(): ServiceError {
  return new ServiceError('secondFactorOn', 'It is on already; turn it off first.');
}
