import { parseArgs, type ParseArgsConfig } from 'node:util';
import { closest } from '../src/contract/closest.ts';

/** Invalid parameters: nothing was done. */
export class UsageError extends Error {}

/** A sentence for the user: about parameters, or about a file that cannot be written. Throws other errors again. */
export function explainError(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  if (error instanceof Error && 'syscall' in error) return `A file cannot be written: ${error.message}.`;
  throw error;
}

/** Declarations of parameters, for `parseArgs`. */
export const TEXT = { type: 'string' } as const;
export const TEXTS = { type: 'string', multiple: true } as const;
export const FLAG = { type: 'boolean' } as const;
export const HELP = { type: 'boolean', short: 'h' } as const;

type Declarations = NonNullable<ParseArgsConfig['options']>;

/** Throws a UsageError that suggests a similar option. */
export function parseParameters<const O extends Declarations>(parameters: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...parameters], options, allowPositionals: true as const });
  } catch (error) {
    const [, spelling = '', name = ''] = /'(?:-\w, )?(--?([\w-]+))/.exec((error as Error).message) ?? [];
    const guess = closest(name, Object.keys(options));
    throw new UsageError(
      Object.hasOwn(options, name)
        ? `--${name} ${options[name]!.type === 'boolean' ? 'takes no value' : 'needs a value'}.`
        : `There is no option ${spelling}${guess ? `; did you mean --${guess}?` : '.'}`,
    );
  }
}
