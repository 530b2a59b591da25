const MONTHS = [...Array(12).keys()];

/** Reads the dates of one column, in milliseconds; undefined for other texts. */
export function createDateReader(language: string, column: readonly string[]): (text: string) => number | undefined {
  const months = monthNames(language);
  const isDayFirst = readsDayFirst(language, column);
  return (text) => {
    const western = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).trim();
    return yearFirst(western) ?? inFigures(western, isDayFirst) ?? inWords(western, months) ?? quarter(western);
  };
}

/** `2026-11-02`, `2026/11/2`, `2026-11`, `2026年11月2日`, with a time or without. */
function yearFirst(text: string): number | undefined {
  const found =
    /^(\d{4})(?:[-/.]|\s*年\s*)(\d{1,2})(?:(?:[-/.]|\s*月\s*)(\d{1,2})(?!\d))?日?(?:[T\s]+(\d{1,2}):(\d{2}))?(?:$|[^\d])/u.exec(
      text,
    );
  if (!found) return undefined;
  const [, year, month, day = '1', hour = '0', minute = '0'] = found;
  return dateOf(year!, month!, day, Number(hour) * 60 + Number(minute));
}

/** `2.11.2026`, `11/02/26`. */
const FIGURES = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d|[./-]\d)/;

function inFigures(text: string, isDayFirst: boolean): number | undefined {
  const [, first, sign, second, year] = FIGURES.exec(text) ?? [];
  if (!year) return undefined;
  // Dots are written between day, month and year only.
  const [day, month] = isDayFirst || sign === '.' ? [first!, second!] : [second!, first!];
  return dateOf(year, month, day);
}

/** The column decides where it can: no month is later than 12. Else the language does. */
function readsDayFirst(language: string, column: readonly string[]): boolean {
  const pairs = column.flatMap((text) => {
    const [, first, , second] = FIGURES.exec(text.trim()) ?? [];
    return first ? [[Number(first), Number(second)] as const] : [];
  });
  if (pairs.some(([first]) => first > 12)) return true;
  if (pairs.some(([, second]) => second > 12)) return false;
  const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month');
}

/** `2 November 2026`, `November 2, 2026`, `2. Nov. 2026`, `November 2026`, after the name of a weekday or without. */
function inWords(text: string, months: ReadonlyMap<string, number>): number | undefined {
  const words: readonly string[] = text.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const at = words.slice(0, 4).findIndex((word) => months.has(word.toLowerCase()));
  const before = words.slice(0, at).filter((word) => !/^(?:st|nd|rd|th|er|of|de|den)$/i.test(word));
  const after = words.slice(at + 1).filter((word) => !/^(?:st|nd|rd|th|de|del)$/i.test(word));
  const day = before.at(-1);
  const isDay = (word: string | undefined) => /^\d{1,2}$/.test(word ?? '');
  // A weekday and a day at most: a sentence with a month in it is no date.
  if (at < 0 || before.length > 2 || (day !== undefined && !isDay(day) && before.length > 1)) return undefined;
  const year = isDay(day) || !isDay(after[0]) ? after[0] : after[1];
  if (!/^\d{4}$/.test(year ?? '')) return undefined;
  return dateOf(
    year!,
    String(months.get(words[at]!.toLowerCase())! + 1),
    isDay(day) ? day! : isDay(after[0]) ? after[0]! : '1',
  );
}

/** `Q3 2026`. */
function quarter(text: string): number | undefined {
  const [, number, year] = /^Q([1-4])[\s/]+(\d{4})$/i.exec(text) ?? [];
  return year ? dateOf(year, String(Number(number) * 3 - 2), '1') : undefined;
}

function dateOf(year: string, month: string, day: string, minutes = 0): number | undefined {
  const full = year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year);
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return Date.UTC(full, Number(month) - 1, Number(day), 0, minutes);
}

/** Long, short, and as they stand beside a day, in the language of the page and in English. */
function monthNames(language: string): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of ['en', language])
    for (const options of [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      for (const month of MONTHS) {
        const part = format.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'month');
        const name = part?.value.toLowerCase().replace(/\P{L}+$/u, '');
        if (name && !/\d/.test(name)) names.set(name, month);
      }
    }
  names.set('sept', 8);
  return names;
}
