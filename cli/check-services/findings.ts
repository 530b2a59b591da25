/** A fault or a recommendation about a call, for the integrator. */
export interface Finding {
  /** Stable, for programs that read the JSON. */
  readonly code: string;
  /** `wrong` affects visitors, `advice` does not. */
  readonly level: 'wrong' | 'advice';
  readonly message: string;
  /** The key of the configuration to change, such as `services.user.paths.signIn`. */
  readonly key: string;
}

export function wrong(code: string, message: string, key: string): Finding {
  return { code, level: 'wrong', message, key };
}

export function advice(code: string, message: string, key: string): Finding {
  return { code, level: 'advice', message, key };
}
