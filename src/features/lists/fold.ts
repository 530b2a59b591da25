import { SPELLINGS } from '../../ui';

const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g');

/** What all spellings of a name have in common: no case, accents or extra spaces, and Fußball is Fussball. */
export function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(SPELLED, (letter) => SPELLINGS[letter]!);
}
