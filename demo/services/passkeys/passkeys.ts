import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Session } from '../accounts/authenticate.ts';
import { proveFresh } from '../accounts/prove.ts';
import { beginSession } from '../accounts/begin-session.ts';
import { sendNotice } from '../accounts/notices.ts';
import type { AccountParts, SignedIn } from '../accounts/types.ts';
import { findUser, type User } from '../accounts/user.ts';
import { lockWaysIn, requireAnotherMethod } from '../accounts/ways-in.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { credentialsOf, lockOwner } from '../security/sessions.ts';
import { createChallenges } from './challenges.ts';
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  touchPasskey,
} from './records.ts';
import type { RelyingParty } from './relying-party.ts';

export interface Passkeys {
  /**
   * The options with which a browser creates a passkey for this user. Throws `freshSignInNeeded`: a stolen token must
   * not become a key that outlives it.
   */
  optionsForNew(session: Session, party: RelyingParty): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Sends a notice by e-mail, like `remove`. */
  add(
    session: Session,
    response: RegistrationResponseJSON,
    context: { party: RelyingParty; client: Client },
  ): Promise<Passkey>;
  /** Sends a notice by e-mail. Undefined if the user has no such passkey. */
  rename(user: User, change: { id: string; name: string }, client: Client): Promise<Passkey | undefined>;
  listOf(userId: string): Promise<Passkey[]>;
  /** Resolves to false if the user has no such passkey. Throws for the only sign-in method, and `freshSignInNeeded`. */
  remove(session: Session, id: string, client: Client): Promise<boolean>;
  /** The request options with which a browser offers all passkeys of this site. */
  optionsForSignIn(party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON>;
  signIn(response: AuthenticationResponseJSON, context: { party: RelyingParty; client: Client }): Promise<SignedIn>;
}

/** A passkey replaces the password and the second factor, so the device must verify its user. */
const userVerification = 'required';

export function createPasskeys(parts: AccountParts): Passkeys {
  const { database, clock } = parts;
  const challenges = createChallenges(parts);

  return {
    async optionsForNew({ user, sessionId }, { id }) {
      await proveFresh(parts, sessionId);
      const existingPasskeys = await listPasskeys(database, user.id);
      const options = await generateRegistrationOptions({
        rpName: 'Alder & Voss',
        rpID: id,
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
        excludeCredentials: existingPasskeys.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey: 'required', userVerification },
      });
      await challenges.keep(options.challenge, user.id);
      return options;
    },
    async add({ user, sessionId }, response, { party, client }) {
      const { registrationInfo } = await verifyOrThrow(() =>
        verifyRegistrationResponse({
          response,
          expectedChallenge: (challenge) => challenges.redeem(challenge, user.id),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
        }),
      );
      if (!registrationInfo) throw passkeyError();
      const { credential, credentialBackedUp } = registrationInfo;
      const added = await database.tx(async (queries) => {
        await lockOwner(queries, { userId: user.id, sessionId });
        return addPasskey(queries, user.id, {
          credential,
          isSynced: credentialBackedUp,
          userAgent: client.userAgent,
          now: clock(),
        });
      });
      if (!added) throw passkeyError();
      await sendNotice(parts, user, { kind: 'passkey-added', values: {}, target: `passkey:${added.id}` }, client);
      return added;
    },
    listOf: (userId) => listPasskeys(database, userId),
    async rename(user, { id, name }, client) {
      const renamed = await renamePasskey(database, { userId: user.id, id, name });
      if (renamed) await sendNotice(parts, user, { kind: 'passkey-renamed', values: {} }, client);
      return renamed;
    },
    async remove({ user, sessionId }, id, client) {
      await proveFresh(parts, sessionId);
      const isRemoved = await database.tx(async (queries) => {
        const methods = await lockWaysIn(queries, { userId: user.id, sessionId });
        const userPasskeys = await listPasskeys(queries, user.id);
        if (!methods || !userPasskeys.some((passkey) => passkey.id === id)) return false;
        requireAnotherMethod(methods);
        return removePasskey(queries, user.id, id);
      });
      if (isRemoved) await sendNotice(parts, user, { kind: 'passkey-removed', values: {} }, client);
      return isRemoved;
    },
    async optionsForSignIn({ id }) {
      const options = await generateAuthenticationOptions({ rpID: id, userVerification });
      await challenges.keep(options.challenge);
      return options;
    },
    async signIn(response, { party, client }) {
      const storedPasskey = await findPasskey(database, response.id);
      if (!storedPasskey) throw passkeyError();
      const credentials = await credentialsOf(database, storedPasskey.userId);
      const { verified, authenticationInfo } = await verifyOrThrow(() =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge: (challenge) => challenges.redeem(challenge),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          credential: storedPasskey.credential,
        }),
      );
      const user = verified && (await findUser(database, { id: storedPasskey.userId }));
      if (!user) throw passkeyError();
      const isKept = await touchPasskey(database, storedPasskey.credential.id, {
        counter: authenticationInfo.newCounter,
        isSynced: authenticationInfo.credentialBackedUp,
        now: clock(),
      });
      if (!isKept) throw passkeyError();
      return beginSession(parts, user, client, { credentials });
    },
  };
}

/** The library throws an error with a text for each kind of invalid response. */
async function verifyOrThrow<Verified extends { verified: boolean }>(
  verify: () => Promise<Verified>,
): Promise<Verified> {
  try {
    return await verify();
  } catch (cause) {
    throw passkeyError(cause);
  }
}

function passkeyError(cause?: unknown): ServiceError {
  const reason = cause instanceof Error ? ` ${cause.message}` : '';
  return new ServiceError('passkeyRefused', `The passkey is unknown, or its response is not valid.${reason}`, {
    cause,
  });
}
