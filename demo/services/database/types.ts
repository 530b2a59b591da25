/** What runs statements: the database itself, or one transaction of it. */
export interface Queries {
  /** Values take the places of `$1`, `$2` … in `text`. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs a script of several statements without values. */
  exec(script: string): Promise<void>;
}

/** What may be read: the database, one transaction of it, or a replica. */
export type Source = Pick<Queries, 'query'>;

export interface Database extends Queries {
  /** Commits when `work` resolves, rolls back when it throws. */
  tx<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** For reads that may lag behind what was just stored. Undefined without a replica. */
  replica?: Source;
  /** How many connections this process has, and how much waits for one. Undefined for the embedded database. */
  connections?(): { open: number; idle: number; waiting: number };
  /** Flushes and releases everything. */
  close(): Promise<void>;
}
