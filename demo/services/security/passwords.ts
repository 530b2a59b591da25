import { hash, verify } from '@node-rs/argon2';

// Argon2id with OWASP's minimum recommendation: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost);
}

// Compared if there is no account, so that an unknown address takes as long as a wrong password.
const dummyHash = hashPassword('no account has this password');

/** Whether the password matches the hash. Takes equally long without a hash. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  const matches = await verify(hashed ?? (await dummyHash), normalise(password));
  return matches && typeof hashed === 'string';
}

// Keyboards may compose the same characters differently.
function normalise(password: string): string {
  return password.normalize('NFKC');
}
