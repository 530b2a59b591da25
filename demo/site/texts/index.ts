/** The site's own words, one file per language; the type of the English file is what the others must offer. */
import type { Language } from '../../content/load';
import { ar } from './ar';
import { de } from './de';
import { en, type Texts } from './en';
import { ja } from './ja';

export type { Texts } from './en';

export const texts: Record<Language, Texts> = { en, de, ar, ja };

export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', ar: 'العربية', ja: '日本語' };
