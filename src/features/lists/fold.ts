import { foldLetters } from '../../ui';

/** Normalises a name: all spellings with other case, accents or spaces have the same result. */
export function fold(name: string): string {
  return foldLetters(name).replace(/\s+/g, ' ').trim();
}
