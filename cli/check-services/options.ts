import { parseArgs } from 'node:util';

export interface Options {
  /** A file or the URL of a page. */
  readonly config: string;
  readonly origin: string | undefined;
  readonly language: string;
  /** In milliseconds. */
  readonly timeout: number | undefined;
  readonly isJson: boolean;
  readonly account: Account | undefined;
}

export interface Account {
  readonly email: string;
  readonly password: string;
  readonly article: string | undefined;
  readonly csrf: string | undefined;
}

/** The check cannot run, because options are invalid or the configuration cannot be read. */
export class Unusable extends Error {}

/** Undefined for `--help`. Throws Unusable. */
export function readOptions(parameters: readonly string[]): Options | undefined {
  const {
    help,
    config,
    origin,
    language,
    timeout,
    json,
    write,
    email,
    password = process.env.INLAY_PASSWORD,
    article,
    csrf,
  } = parse(parameters);
  if (help) return undefined;
  if (!config) throw new Unusable('Set the configuration: --config FILE-OR-URL.');
  if (origin !== undefined && !isOrigin(origin))
    throw new Unusable('--origin must be an address such as https://www.example.com.');
  if (timeout !== undefined && !(Number(timeout) > 0))
    throw new Unusable('--timeout must be a number of milliseconds.');
  if (write && (!email || !password)) throw new Unusable('--write needs a test account: --email and --password.');
  return {
    config,
    origin: origin && new URL(origin).origin,
    language: language ?? 'en',
    timeout: timeout === undefined ? undefined : Number(timeout),
    isJson: json ?? false,
    account: write ? { email: email!, password: password!, article, csrf } : undefined,
  };
}

function parse(parameters: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...parameters],
      options: {
        help: { type: 'boolean', short: 'h' },
        config: text,
        origin: text,
        language: text,
        timeout: text,
        json: flag,
        write: flag,
        email: text,
        password: text,
        article: text,
        csrf: text,
      },
    }).values;
  } catch (error) {
    // The message names the option and never its value, which may be a password.
    throw new Unusable(
      /'(--?[\w-]+)/.exec((error as Error).message)?.[1]
        ? `There is no option ${/'(--?[\w-]+)/.exec((error as Error).message)![1]}, or its value is missing.`
        : 'The options cannot be read.',
    );
  }
}

function isOrigin(text: string): boolean {
  return /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');
}
