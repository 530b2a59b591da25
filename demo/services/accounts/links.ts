import type { Language } from '../../content/load.ts';
import type { Addresses } from '../http/origins.ts';

/** The URL of an account page in the user's language, for an e-mail. */
export function accountLink(
  { site }: Addresses,
  { page, language, parameters = {} }: { page: string; language: Language; parameters?: Record<string, string> },
): string {
  const prefix = language === 'en' ? '' : `/${language}`;
  const query = new URLSearchParams(parameters).toString();
  return `${site}${prefix}/account/${page}${query && `?${query}`}`;
}
