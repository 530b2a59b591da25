const MAP = 'https://www.openstreetmap.org/search';

/** The URL of a map of the venue. Undefined for events that are only online. */
export function mapAddress(venue: string, format: string): string | undefined {
  const isOnline = [venue, format].some((text) => /^\s*(?:virtual|virtuell|online|webinar)/i.test(text));
  return venue && !isOnline ? `${MAP}?query=${encodeURIComponent(venue)}` : undefined;
}
