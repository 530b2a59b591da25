import { formatDate } from '../../core';

/** A date with the precision of its text. */
export interface ReadDate {
  /** `YYYY-MM-DD`; the first of the month without a day. */
  readonly day: string;
  readonly hasDay: boolean;
  /** Since midnight; undefined without a time. */
  readonly minutes: number | undefined;
  /** `Z` or `+01:00`; empty without one. */
  readonly offset: string;
  /** Whether the same figures mean another day in another country. */
  readonly isAmbiguous: boolean;
}

type DateReader = (text: string) => ReadDate | undefined;

const MONTHS = [...Array(12).keys()];

/** Content systems print the year 1 for an empty date. */
const FIRST_YEAR = 1000;

/** Reads a date as the page's language writes it, in figures or words. Undefined for other texts, and for days that do not exist. */
export function readDate(text: string, language: string): ReadDate | undefined {
  return createDateReader(language, [text])(text);
}

/** Reads the dates of a column. An unambiguous one determines the format of the others. */
export function createDateReader(language: string, column: readonly string[]): DateReader {
  const isDayFirst = readsDayFirst(language, column);
  return (text) => {
    const western = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).trim();
    return (
      raw(western) ??
      yearFirst(western) ??
      inFigures(western, isDayFirst) ??
      parseWordDate(western, language) ??
      quarter(western)
    );
  };
}

/** ISO 8601, for an attribute or a format. */
export function isoOf({ day, hasDay, minutes, offset }: ReadDate): string {
  if (minutes === undefined) return hasDay ? day : day.slice(0, 7);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${day}T${clock}:00${offset}`;
}

/** `20260301T103000Z`, as Sitecore stores it. Its days without a time are at midnight. */
function raw(text: string): ReadDate | undefined {
  const [, year, month, day, hour, minute, second, offset = ''] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(?::\d+)?(Z?)$/.exec(text) ?? [];
  if (!year) return undefined;
  return Number(`${hour}${minute}${second}`)
    ? dateOf(year, month!, day, `T${hour}:${minute}${offset}`)
    : dateOf(year, month!, day);
}

/** `2026-11-02`, `2026/11/2`, `2026-11`, `2026年11月2日`, with or without a time. */
function yearFirst(text: string): ReadDate | undefined {
  const [whole, year, month, day] =
    /^(\d{4})(?:[-/.]|\s*年\s*)(\d{1,2})(?:(?:[-/.]|\s*月\s*)(\d{1,2})(?!\d))?[月日]?(?=$|[T\s,(])/u.exec(text) ?? [];
  return year ? dateOf(year, month!, day, text.slice(whole!.length)) : undefined;
}

/** `2.11.2026`, `11/02/26`. */
const FIGURES = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d|[./-]\d)/;

function inFigures(text: string, isDayFirst: boolean): ReadDate | undefined {
  const [whole, first, sign, second, year] = FIGURES.exec(text) ?? [];
  if (!year) return undefined;
  // Dots separate only day, month and year.
  const [day, month] = isDayFirst || sign === '.' ? [first!, second!] : [second!, first!];
  const read = dateOf(year, month, day, text.slice(whole!.length));
  const isAmbiguous = sign !== '.' && Number(day) < 13 && Number(day) !== Number(month);
  return read && { ...read, isAmbiguous };
}

/** The column decides if it can, because no month is later than 12. Otherwise the language does. */
function readsDayFirst(language: string, column: readonly string[]): boolean {
  const pairs = column.flatMap((text) => {
    const [, first, , second] = FIGURES.exec(text.trim()) ?? [];
    return first ? [[Number(first), Number(second)] as const] : [];
  });
  if (!pairs.length || pairs.some(([first]) => first > 12)) return true;
  if (pairs.some(([, second]) => second > 12)) return false;
  const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month');
}

/** `2 November 2026`, `November 2, 2026`, `2. Nov. 2026`, `November 2026`, with or without the name of a weekday. */
function parseWordDate(text: string, language: string): ReadDate | undefined {
  const parts: readonly string[] = text.slice(0, 200).match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  if (!parts.some((word) => /^\d{4}$/.test(word))) return undefined;
  const months = monthNames(language);
  const at = parts.slice(0, 4).findIndex((word) => months.has(word.toLowerCase()));
  const before = parts.slice(0, at).filter((word) => !/^(?:st|nd|rd|th|er|of|de|den)$/i.test(word));
  const after = parts.slice(at + 1).filter((word) => !/^(?:st|nd|rd|th|de|del)$/i.test(word));
  const day = before.at(-1);
  const isDay = (word: string | undefined) => /^\d{1,2}$/.test(word ?? '');
  // At most a weekday and a day: a sentence that contains a month is not a date.
  if (at < 0 || before.length > 2 || (day !== undefined && !isDay(day) && before.length > 1)) return undefined;
  const year = isDay(day) || !isDay(after[0]) ? after[0] : after[1];
  if (!/^\d{4}$/.test(year ?? '')) return undefined;
  const month = String(months.get(parts[at]!.toLowerCase())! + 1);
  const rest = text.slice(text.lastIndexOf(year!) + 4);
  return dateOf(year!, month, isDay(day) ? day! : isDay(after[0]) ? after[0]! : undefined, rest);
}

/** `Q3 2026`. */
function quarter(text: string): ReadDate | undefined {
  const [, number, year] = /^Q([1-4])[\s/]+(\d{4})$/i.exec(text) ?? [];
  return year ? dateOf(year, String(Number(number) * 3 - 2), undefined) : undefined;
}

/** `T10:30:00Z`, ` 10:30 +01:00`, `, 3:15 pm`, ` at 10.30`, `, 10 Uhr`, ` à 10h30`. A bare number is not a time. */
const TIME =
  /^[T\s,]+(?:(?:at|um|à|às|alle|om)\s+)?(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2})(?!\d)(?::\d{2}(?:\.\d+)?)?|(?=\s*(?:[ap]\.?m\b|uhr\b|h\b)))\s*([ap])?\.?(?:m\b\.?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?/i;

function dateOf(year: string, month: string, day: string | undefined, rest = ''): ReadDate | undefined {
  const full = year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year);
  const date = new Date(Date.UTC(full, Number(month) - 1, Number(day ?? 1)));
  // The 31st of February would become the 3rd of March.
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day ?? 1);
  if (full < FIRST_YEAR || !isReal) return undefined;
  const [, hour, minute = 0, half, zone = ''] = TIME.exec(rest) ?? [];
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const isTime = hours < 24 && Number(minute) < 60;
  return {
    day: date.toISOString().slice(0, 10),
    hasDay: day !== undefined,
    minutes: isTime ? hours * 60 + Number(minute) : undefined,
    offset: !isTime
      ? ''
      : /^[a-z]/i.test(zone)
        ? 'Z'
        : zone.replace(/^(.\d\d)(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`),
    isAmbiguous: false,
  };
}

const monthsByLanguage = new Map<string, Map<string, number>>();

/** Long and short names, and those in dates, in the language of the page and in English. */
function monthNames(language: string): Map<string, number> {
  const names = monthsByLanguage.get(language) ?? new Map<string, number>([['sept', 8]]);
  if (!monthsByLanguage.has(language))
    for (const locale of ['en', language])
      for (const options of [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
        for (const month of MONTHS) {
          const part = format.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'month');
          const name = part?.value.toLowerCase().replace(/\P{L}+$/u, '');
          if (name && !/\d/.test(name)) names.set(name, month);
        }
      }
  monthsByLanguage.set(language, names);
  return names;
}

/** For the `date` kind of props. An ambiguous date is explained to the editor. */
export function readWrittenDate(text: string, language: string) {
  // Content systems print the year 1 for an empty date.
  if (/^0001/.test(text)) return { iso: '0001-01-01' };
  const date = readDate(text, language);
  if (!date) return undefined;
  const note = `“${text}” is read as ${formatDate(date.day, undefined, 'en')}, as the language of the page (${language}) writes dates. Other countries read it as another day. Write ${date.day}`;
  return { iso: isoOf(date), note: date.isAmbiguous ? note : undefined };
}
