import { mask, object, optional, pattern, string } from 'superstruct';
import { request } from '../http';

const Place = object({ country_code: pattern(string(), /^[A-Z]{2}$/), region_code: optional(string()) });

/** The ISO 3166 code of the country of the visitor's IP address; empty if unknown. */
export async function detectCountry(signal?: AbortSignal): Promise<string> {
  return (await detectPlace(signal))?.country_code ?? '';
}

/** Country and region, such as `US-CA`; empty if unknown. */
export async function detectRegion(): Promise<string> {
  const { country_code: country, region_code: region } = (await detectPlace()) ?? {};
  return country && region ? `${country}-${region.toUpperCase()}` : '';
}

async function detectPlace(signal?: AbortSignal) {
  try {
    return await request('geo', 'place', { path: '', signal, read: (content) => mask(content, Place) });
  } catch {
    return undefined;
  }
}
