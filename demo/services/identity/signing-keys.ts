import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../database/index.ts';

/** One key pair for all processes, created by the first that needs it. */
export async function signingKeys(database: Database): Promise<{ keys: JWK[] }> {
  const find = async () =>
    (await database.query<{ value: string }>(`SELECT value FROM secrets WHERE name = 'identity-keys'`))[0];
  const storedKey = (await find()) ?? (await propose(database).then(find));
  return { keys: [JSON.parse(storedKey!.value) as JWK] };
}

async function propose(database: Database): Promise<void> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'identity' };
  await database.query(`INSERT INTO secrets (name, value) VALUES ('identity-keys', $1) ON CONFLICT (name) DO NOTHING`, [
    JSON.stringify(key),
  ]);
}
