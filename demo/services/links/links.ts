import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';

export interface ShortLinks {
  /** The id that redirects to this URL from now on; always the same for the same URL. */
  shorten(address: string): Promise<string>;
  addressOf(id: string): Promise<string | undefined>;
}

export function createShortLinks({ database, clock }: { database: Database; clock: Clock }): ShortLinks {
  return {
    async shorten(address) {
      const id = randomBytes(6).toString('base64url');
      await database.query(
        'INSERT INTO short_links (id, address, created_at) VALUES ($1, $2, $3) ON CONFLICT (address) DO NOTHING',
        [id, address, clock()],
      );
      const [row] = await database.query<{ id: string }>('SELECT id FROM short_links WHERE address = $1', [address]);
      return row?.id ?? id;
    },
    async addressOf(id) {
      const [row] = await database.query<{ address: string }>('SELECT address FROM short_links WHERE id = $1', [id]);
      return row?.address;
    },
  };
}
