import { mask, object, pattern, string } from 'superstruct';
import { request } from '../http';

const Country = object({ country_code: pattern(string(), /^[A-Z]{2}$/) });

/** The ISO 3166 code of the country that the visitor's address belongs to; empty when nobody can tell. */
export async function detectCountry(signal?: AbortSignal): Promise<string> {
  try {
    return await request('geo', '', { signal, read: (body) => mask(body, Country).country_code });
  } catch {
    return '';
  }
}
