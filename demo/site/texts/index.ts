/** The site's own texts, one file per language; the type of the English file defines the keys of the others. */
import type { Language } from '../../content/load.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { ja } from './ja.ts';

export type { Texts } from './en.ts';

export const texts: Record<Language, Texts> = { en, de, ar, ja };

export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', ar: 'العربية', ja: '日本語' };
