import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

interface Ceremony {
  challenge: string;
  rpId: string;
  origin: string;
}

export interface Authenticator {
  /** The response to the options for a new passkey. */
  create(ceremony: Ceremony): Record<string, unknown>;
  /** The response to the options for a sign-in. */
  get(ceremony: Ceremony): Record<string, unknown>;
}

/** User present, user verified. */
const SEEN = 0x05;
const WITH_KEY = 0x40;

/** A software security key: one passkey on the curve P-256, without attestation. */
export function createAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  function authenticatorData(rpId: string, flags: number, more = Buffer.alloc(0)) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE((counter += 1), 1);
    return Buffer.concat([sha256(rpId), head, more]);
  }

  const answer = (response: Record<string, string>) => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create({ challenge, rpId, origin }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(rpId, SEEN | WITH_KEY, Buffer.concat([Buffer.alloc(16), length, id, coseKey]));
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin),
        attestationObject: base64(attestation),
      });
    },
    get({ challenge, rpId, origin }) {
      const data = authenticatorData(rpId, SEEN);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = createSign('sha256')
        .update(data)
        .update(sha256(Buffer.from(client, 'base64url')))
        .sign(privateKey);
      return answer({ clientDataJSON: client, authenticatorData: base64(data), signature: base64(signature) });
    },
  };
}

function clientData(type: string, challenge: string, origin: string): string {
  return base64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64url');
}
