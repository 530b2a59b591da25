import { foldLetters } from '../../ui';

/** What all spellings of a name have in common, whatever their case, accents and spaces. */
export function fold(name: string): string {
  return foldLetters(name).replace(/\s+/g, ' ').trim();
}
