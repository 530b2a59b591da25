import { useState } from 'react';
import { config } from '../../core';
import { reportFault } from '../../http';

export interface Acting<P> {
  /** What is being done, by the name that `attempt` gave it. */
  readonly busy: string | undefined;
  /** Why the last act came to nothing. */
  readonly problem: P | 'failed' | undefined;
  /** Does nothing while another act is under way, and on pages that are no live ones. */
  attempt(what: string, act: () => Promise<P | undefined>): Promise<void>;
}

/** What owners do to a list of theirs, one act at a time. An act resolves to what stood in its way, if anything did. */
export function useAct<P = never>(): Acting<P> {
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<P | 'failed'>();

  async function attempt(what: string, act: () => Promise<P | undefined>) {
    if (busy || config().mode !== 'live') return;
    setBusy(what);
    setProblem(undefined);
    const found = await act().catch((error: unknown): 'failed' => {
      reportFault(error);
      return 'failed';
    });
    setBusy(undefined);
    setProblem(found);
  }

  return { busy, problem, attempt };
}
