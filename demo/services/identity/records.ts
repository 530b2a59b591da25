import type { Adapter, AdapterPayload } from 'oidc-provider';
import { after, type Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';

/** The storage of one provider, so that any number of processes may serve it. */
export interface Records {
  /** In oidc-provider's interface: one adapter per model. */
  adapter(kind: string): Adapter;
  keep(kind: string, id: string, content: unknown): Promise<void>;
  find<Content>(kind: string, id: string): Promise<Content | undefined>;
}

export function createRecords({
  database,
  clock,
  provider,
}: {
  database: Database;
  clock: Clock;
  provider: string;
}): Records {
  const { query } = database;

  async function write(
    kind: string,
    id: string,
    content: unknown,
    {
      expiresIn,
      grantId,
      uid,
    }: { expiresIn?: number | undefined; grantId?: string | undefined; uid?: string | undefined } = {},
  ) {
    await query(
      `INSERT INTO identity_records (provider, kind, id, content, grant_id, uid, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (provider, kind, id) DO UPDATE SET content = excluded.content, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`,
      [
        provider,
        kind,
        id,
        JSON.stringify(content),
        grantId ?? null,
        uid ?? null,
        expiresIn ? after(clock(), expiresIn) : null,
      ],
    );
  }

  async function read<Content>(kind: string, column: 'id' | 'uid', value: string): Promise<Content | undefined> {
    const [row] = await query<{ content: Content }>(
      `SELECT content FROM identity_records WHERE provider = $1 AND kind = $2 AND ${column} = $3 AND (expires_at IS NULL OR expires_at > $4)`,
      [provider, kind, value, clock()],
    );
    return row?.content;
  }

  return {
    keep: (kind, id, content) => write(kind, id, content),
    find: (kind, id) => read(kind, 'id', id),
    adapter: (kind) => ({
      upsert: (id, payload, expiresIn) =>
        write(kind, id, payload, { expiresIn, grantId: payload.grantId, uid: payload.uid }),
      find: (id) => read<AdapterPayload>(kind, 'id', id),
      findByUid: (uid) => read<AdapterPayload>(kind, 'uid', uid),
      // Only devices without a keyboard have such codes, and none of them signs in here.
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        await query(
          `UPDATE identity_records SET content = content || $4 WHERE provider = $1 AND kind = $2 AND id = $3`,
          [provider, kind, id, JSON.stringify({ consumed: Math.floor(clock().getTime() / 1000) })],
        );
      },
      async destroy(id) {
        await query('DELETE FROM identity_records WHERE provider = $1 AND kind = $2 AND id = $3', [provider, kind, id]);
      },
      async revokeByGrantId(grantId) {
        await query('DELETE FROM identity_records WHERE provider = $1 AND grant_id = $2', [provider, grantId]);
      },
    }),
  };
}
