import { CompactEncrypt, compactDecrypt } from 'jose';
import type { Keys } from './keys.ts';

/** Text that travels in a link: whoever sees it can neither read nor change it. */
export interface Sealed {
  close(text: string): Promise<string>;
  /** Undefined when we did not close it. */
  open(sealed: string): Promise<string | undefined>;
}

export function createSealed(keys: Keys): Sealed {
  const key = keys.derive('sealed');
  return {
    close: (text) =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    async open(sealed) {
      try {
        const { plaintext } = await compactDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return new TextDecoder().decode(plaintext);
      } catch {
        return undefined;
      }
    },
  };
}
