import { fold } from '../lists';

/** A date with the precision in which it was written. */
export interface ReadDate {
  /** As ISO 8601 has it; the first of the month where no day was given. */
  readonly day: string;
  readonly hasDay: boolean;
}

/** Content systems print the year 1 for an empty date. */
const FIRST_YEAR = 1000;

/**
 * Reads 2026-11-20 (with or without a time), 2026-11, 20 November 2026 and November 20, 2026, with months in English
 * or `language`. Undefined for anything else, and for days that there are not.
 */
export function readDate(rawText: string, language: string): ReadDate | undefined {
  const text = rawText.trim();
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2})(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?)?$/.exec(text) ?? [];
  if (year) return dateOf(Number(year), Number(month), day === undefined ? undefined : Number(day));
  const [, before, name, after] = /^(\d{1,2})\.?\s+(.+?)\.?,?\s+(?=\d{4}$)(\d{4})$/u.exec(text) ?? [];
  if (name) return dateOf(Number(after), monthOf(name, language), Number(before));
  const [, first, middle, last] = /^(\D+?)\.?\s+(\d{1,2}),\s*(\d{4})$/u.exec(text) ?? [];
  return first ? dateOf(Number(last), monthOf(first, language), Number(middle)) : undefined;
}

function dateOf(year: number, month: number, day: number | undefined): ReadDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day ?? 1));
  // The 31st of February would be the 3rd of March.
  const isReal =
    year >= FIRST_YEAR && month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === (day ?? 1);
  return isReal ? { day: date.toISOString().slice(0, 10), hasDay: day !== undefined } : undefined;
}

/** From 1; 0 where there is no such month. Three letters are enough where they are a name's first ones. */
function monthOf(name: string, language: string): number {
  const folded = fold(name);
  const names = ['en', language].flatMap((of) =>
    (['long', 'short'] as const).map((month) => {
      const format = new Intl.DateTimeFormat(of, { month, day: 'numeric', timeZone: 'UTC' });
      return [...Array(12).keys()].map((index) =>
        fold(format.formatToParts(Date.UTC(2026, index, 1)).find(({ type }) => type === 'month')!.value).replace(
          /\.$/,
          '',
        ),
      );
    }),
  );
  return Math.max(...names.map((months) => months.indexOf(folded))) + 1;
}
