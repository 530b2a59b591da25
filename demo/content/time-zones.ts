/** By city of the listed offices. */
const zones: Readonly<Record<string, string>> = {
  Zürich: 'Europe/Zurich',
  Basel: 'Europe/Zurich',
  Berlin: 'Europe/Berlin',
  Munich: 'Europe/Berlin',
  Hamburg: 'Europe/Berlin',
  Frankfurt: 'Europe/Berlin',
  Düsseldorf: 'Europe/Berlin',
  Stuttgart: 'Europe/Berlin',
  Vienna: 'Europe/Vienna',
  Paris: 'Europe/Paris',
  Lyon: 'Europe/Paris',
  London: 'Europe/London',
  Manchester: 'Europe/London',
  Dublin: 'Europe/Dublin',
  Madrid: 'Europe/Madrid',
  Lisbon: 'Europe/Lisbon',
  Milan: 'Europe/Rome',
  Stockholm: 'Europe/Stockholm',
  Oslo: 'Europe/Oslo',
  Copenhagen: 'Europe/Copenhagen',
  Helsinki: 'Europe/Helsinki',
  Amsterdam: 'Europe/Amsterdam',
  Brussels: 'Europe/Brussels',
  Warsaw: 'Europe/Warsaw',
  Prague: 'Europe/Prague',
  Budapest: 'Europe/Budapest',
  Bucharest: 'Europe/Bucharest',
  Athens: 'Europe/Athens',
  Istanbul: 'Europe/Istanbul',
  Dubai: 'Asia/Dubai',
  'Abu Dhabi': 'Asia/Dubai',
  Doha: 'Asia/Qatar',
  Riyadh: 'Asia/Riyadh',
  Cairo: 'Africa/Cairo',
  Casablanca: 'Africa/Casablanca',
  Lagos: 'Africa/Lagos',
  Accra: 'Africa/Accra',
  Nairobi: 'Africa/Nairobi',
  Johannesburg: 'Africa/Johannesburg',
  'Cape Town': 'Africa/Johannesburg',
  Mumbai: 'Asia/Kolkata',
  Delhi: 'Asia/Kolkata',
  Bengaluru: 'Asia/Kolkata',
  Singapore: 'Asia/Singapore',
  Jakarta: 'Asia/Jakarta',
  'Ho Chi Minh City': 'Asia/Ho_Chi_Minh',
  Seoul: 'Asia/Seoul',
  Tokyo: 'Asia/Tokyo',
  Osaka: 'Asia/Tokyo',
  Sydney: 'Australia/Sydney',
  Auckland: 'Pacific/Auckland',
  'New York': 'America/New_York',
  Toronto: 'America/Toronto',
  'San Francisco': 'America/Los_Angeles',
  'Mexico City': 'America/Mexico_City',
  Bogotá: 'America/Bogota',
  Santiago: 'America/Santiago',
  'Buenos Aires': 'America/Argentina/Buenos_Aires',
  'São Paulo': 'America/Sao_Paulo',
};

export function zoneOf(city: string): string {
  const zone = zones[city];
  if (!zone) throw new Error(`time-zones.ts: does not know ${city}. Add its IANA time zone.`);
  return zone;
}

/**
 * Converts local time in a zone, `2026-12-03T10:00`, into the instant `2026-12-03T01:00:00Z`; without a zone, the time
 * is UTC.
 */
export function instantOf(local: string, timeZone = 'UTC'): string {
  const wanted = Date.parse(`${local}Z`);
  // The first offset may be wrong near a clock change; the offset at the result is right.
  const guess = wanted - offsetAt(wanted, timeZone);
  return `${new Date(wanted - offsetAt(guess, timeZone)).toISOString().slice(0, 19)}Z`;
}

/** Converts the instant `2026-12-03T01:00:00Z` into local time: `2026-12-03T10:00:00`. */
export function localOf(instant: string, timeZone = 'UTC'): string {
  const moment = Date.parse(instant);
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 19);
}

/** Creating a format takes longer than formatting a thousand dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function offsetAt(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  formats.set(timeZone, format);
  const parts = format.format(instant);
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
