import { hash, verify } from '@node-rs/argon2';

// Argon2id with OWASP's smallest recommended setting: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost);
}

// Compared with when there is no account: an unknown address must take as long as a wrong password.
const dummyHash = hashPassword('no account has this password');

/** Whether `password` is the one behind `hashed`; takes equally long when there is nothing to compare with. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  const matches = await verify(hashed ?? (await dummyHash), normalise(password));
  return matches && typeof hashed === 'string';
}

// The same characters typed on another keyboard may arrive composed differently.
function normalise(password: string): string {
  return password.normalize('NFKC');
}
