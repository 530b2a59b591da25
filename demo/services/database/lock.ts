import type { Queries } from './types.ts';

/** Waits until no other transaction holds the lock `name`, and holds it until the end of this one. */
export async function lock(queries: Queries, name: string): Promise<void> {
  await queries.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`inlay:${name}`]);
}
