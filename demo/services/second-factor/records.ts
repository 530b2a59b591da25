import type { Database, Queries } from '../database/index.ts';
import type { Sealed } from '../security/sealed.ts';

/** Undefined if the account has no second factor. */
export async function openSecret({ query }: Queries, sealed: Sealed, userId: string): Promise<Uint8Array | undefined> {
  const [row] = await query<{ secret: string }>('SELECT secret FROM second_factors WHERE user_id = $1', [userId]);
  return row && openSealed(sealed, userId, row.secret);
}

export function closeSecret(sealed: Sealed, userId: string, secret: Uint8Array): Promise<string> {
  return sealed.close('second-factor-secret', { subject: userId, value: Buffer.from(secret).toString('base64url') });
}

export async function openSealed(sealed: Sealed, userId: string, text: string): Promise<Uint8Array> {
  const opened = await sealed.open('second-factor-secret', text);
  if (opened?.subject !== userId || typeof opened.value !== 'string')
    throw new Error('second factor: a secret was not sealed for this account with the key of this database.');
  return Buffer.from(opened.value, 'base64url');
}

/** Seals all records with the current secret, so that replaced secrets can be deleted. */
export async function resealSecrets({ tx }: Database, sealed: Sealed): Promise<void> {
  await tx(async ({ query }) => {
    for (const table of ['second_factors', 'second_factor_setups']) {
      const rows = await query<{ id: string; secret: string }>(
        `SELECT user_id::text AS id, secret FROM ${table} FOR UPDATE`,
      );
      for (const { id, secret } of rows) {
        const renewed = await closeSecret(sealed, id, await openSealed(sealed, id, secret));
        await query(`UPDATE ${table} SET secret = $2 WHERE user_id = $1`, [id, renewed]);
      }
    }
  });
}

export async function hasSecondFactor({ query }: Queries, userId: string): Promise<boolean> {
  const rows = await query('SELECT 1 FROM second_factors WHERE user_id = $1', [userId]);
  return rows.length > 0;
}
