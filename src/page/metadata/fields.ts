import { isRecord } from '../../contract';
import { safeLink } from '../../core';

/** The fields of a subject. A getter returns undefined if the field is missing or of another type. */
export interface Fields {
  text(name: string): string | undefined;
  /** The trimmed lines of a text, without empty ones. */
  lines(name: string): readonly string[];
  texts(name: string): readonly string[];
  flag(name: string): boolean;
  number(name: string): number | undefined;
  /** An ISO 8601 day or instant, unchanged. */
  date(name: string): string | undefined;
  /** An absolute http or https URL without credentials. */
  address(name: string): string | undefined;
  addresses(name: string): readonly string[];
  items(name: string): readonly Fields[];
  /** Also accepts a plain URL. */
  image(name: string): Fields | undefined;
}

/** Content systems print the year 1 for an empty date. */
const DATE = /^(?!0001)\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Reads a subject from the configuration or an event, where it is untyped. */
export function fieldsOf(subject: unknown): Fields {
  const of = (name: string): unknown => (isRecord(subject) && Object.hasOwn(subject, name) ? subject[name] : undefined);
  const list = (name: string): readonly unknown[] => [of(name) ?? []].flat();
  return {
    text: (name) => asText(of(name)),
    lines: (name) =>
      String((asText(of(name)) && of(name)) ?? '')
        .split('\n')
        .flatMap((line) => asText(line) ?? []),
    texts: (name) => list(name).flatMap((item) => asText(item) ?? []),
    flag: (name) => of(name) === true || of(name) === 'true',
    number: (name) => {
      const value = Number(of(name));
      return value > 0 && Number.isFinite(value) ? value : undefined;
    },
    date: (name) => {
      const value = asText(of(name));
      return value && DATE.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
    },
    address: (name) => webAddress(of(name)),
    addresses: (name) =>
      list(name)
        .map(webAddress)
        .filter((item) => item !== undefined),
    items: (name) => list(name).filter(isRecord).map(fieldsOf),
    image: (name) => {
      const fields = fieldsOf(typeof of(name) === 'string' ? { src: of(name) } : of(name));
      return fields.address('src') ? fields : undefined;
    },
  };
}

export function webAddress(value: unknown): string | undefined {
  const safe = typeof value === 'string' ? safeLink(value) : undefined;
  if (!safe) return undefined;
  const url = new URL(safe, location.href);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
}

function asText(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.replace(/\s+/g, ' ').trim() || undefined;
}
