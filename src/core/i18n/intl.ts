/** Formats of `Intl`: to make one takes a hundred times as long as to use it, and a list of choices has hundreds of numbers. */
const made = new Map<string, unknown>();

export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

export function dateFormat(locale: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function pluralRules(locale: string): Intl.PluralRules {
  return once('plural', locale, undefined, () => new Intl.PluralRules(locale));
}

function once<T>(kind: string, locale: string, options: object | undefined, make: () => T): T {
  const key = JSON.stringify([kind, locale, options]);
  const known = made.get(key) as T | undefined;
  if (known) return known;
  const format = make();
  made.set(key, format);
  return format;
}
