/** Handwritten attack strings, one file per class. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Attack {
  readonly text: string;
  /** The effect on a visitor if it succeeded. */
  readonly would: string;
}

const FOLDER = new URL('.', import.meta.url);

/** Such as `markup` and `mutation`: the names of the data files. */
export const classes: readonly string[] = readdirSync(FOLDER)
  .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
  .sort();

export function attacksOf(name: string): readonly Attack[] {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as Attack[];
}

export const attacks: readonly Attack[] = classes.flatMap(attacksOf);

/** The strings of some classes, without their descriptions. */
export function textsOf(...names: string[]): string[] {
  return (names.length ? names : classes).flatMap(attacksOf).map(({ text }) => text);
}
