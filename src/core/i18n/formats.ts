import { yieldToInput } from '../yield-to-input';
import { baseLanguage, language } from './language';

/** Creating a format takes a hundred times as long as using it, and a list of options has hundreds of numbers. */
function remembered<Options, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

const numberFormat = remembered(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);
const dateFormat = remembered(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const pluralRules = remembered(
  (locale, options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(locale, options),
);

/** Languages with Latin digits in every country. */
const LATIN_DIGITS = /^(de|en|es|fr|it|ja|nl|pt|zh)(-[a-z]{2})?$/i;

export function formatNumber(value: number, options?: Intl.NumberFormatOptions, of = language()): string {
  return options ? numberFormat(regional(of), options).format(value) : formatCount(value, regional(of));
}

/** A number in a text, in the text's language and without a country. Needs no page. */
export function formatCount(value: number, locale: string): string {
  // The first `Intl.NumberFormat` of a page takes 25 ms, on a phone 100. Small whole numbers look the same without it.
  const plain = String(value);
  return /^\d{1,3}$/.test(plain) && LATIN_DIGITS.test(locale) ? plain : numberFormat(locale, undefined).format(value);
}

export function pluralCategory(value: number, locale: string): Intl.LDMLPluralRule {
  return pluralRules(locale, undefined).select(value);
}

/**
 * A date in a text keeps its server-rendered day: without a time in the options, the visitor's zone does not
 * shift it. A month or a year is shown without a day.
 */
export function formatDate(
  value: Date | string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
  of = language(),
): string {
  const day = 'timeStyle' in options || 'hour' in options ? undefined : /^\d{4}[\d-]*/.exec(String(value))?.[0];
  const date = new Date(day ?? value);
  if (Number.isNaN(date.getTime())) return '';
  const precision: Intl.DateTimeFormatOptions =
    day && day.length < 10 ? { year: 'numeric', ...(day.length > 4 && { month: 'long' }) } : options;
  return dateFormat(regional(of), day ? { timeZone: 'UTC', ...precision } : options).format(date);
}

/**
 * Creates the first date format of the page in a separate task, because it takes 60 ms on a slow phone. Call it while the
 * code of a widget with dates is evaluated: in browsers with `scheduler.postTask`, the task runs before the widget mounts.
 */
export function prepareDates() {
  // The build evaluates widgets without a page.
  if (typeof document !== 'undefined') void yieldToInput().then(() => formatDate('2000-01-01'));
}

/** A single day if both are the same. */
export function formatDateRange(from: Date, to: Date, options: Intl.DateTimeFormatOptions, of = language()): string {
  return dateFormat(regional(of), options).formatRange(from, to);
}

/** Under 1,024 bytes in bytes, under 1,048,576 in rounded kilobytes, else in rounded megabytes. */
export function formatFileSize(bytes: number, of = language()): string {
  const [amount, unit] =
    bytes < 1024 ? [bytes, 'Bytes'] : bytes < 1_048_576 ? [bytes / 1024, 'KB'] : [bytes / 1_048_576, 'MB'];
  return `${formatNumber(Math.round(amount), undefined, of)} ${unit}`;
}

/**
 * The language with the country of the page, as in `lang="en-GB"`, if both have the same language. It determines dates
 * and weeks.
 */
export function regional(of: string): string {
  const { lang } = document.documentElement;
  return baseLanguage(lang) === of && /^[a-z]+-[a-z]{2}$/i.test(lang) ? lang : of;
}
