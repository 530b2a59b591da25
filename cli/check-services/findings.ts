/** Something that an integrator should know of a call. */
export interface Finding {
  /** Stable, for programs that read the JSON. */
  readonly code: string;
  /** `wrong` keeps visitors from something; `advice` does not. */
  readonly level: 'wrong' | 'advice';
  readonly message: string;
  /** The configuration's key where it is said, such as `services.user.paths.signIn`. */
  readonly key: string;
}

export function wrong(code: string, message: string, key: string): Finding {
  return { code, level: 'wrong', message, key };
}

export function advice(code: string, message: string, key: string): Finding {
  return { code, level: 'advice', message, key };
}
