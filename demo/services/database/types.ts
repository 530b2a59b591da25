/** Runs statements: the database itself, or one of its transactions. */
export interface Queries {
  /** Values replace `$1`, `$2` … in `text`. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs a script of several statements without values. */
  exec(script: string): Promise<void>;
}

/** A source of reads: the database, one of its transactions, or a replica. */
export type Source = Pick<Queries, 'query'>;

export interface Database extends Queries {
  /** Commits if `work` resolves, rolls back if it throws. */
  tx<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** For reads that may lag behind recent writes. Undefined without a replica. */
  replica?: Source;
  /** Connections only for health checks, which must not wait behind requests. Undefined for the embedded database. */
  checks?: Source;
  /**
   * The number of connections of this process, and of requests that wait for one. Undefined for the embedded database.
   */
  connections?(): { open: number; idle: number; waiting: number };
  /** Flushes and releases everything. */
  close(): Promise<void>;
}
