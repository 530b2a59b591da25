/** Salaries relative to the euro: the currency of an office, and the amount that is paid for one euro. */
const pay: Record<string, readonly [currency: string, factor: number]> = {
  AE: ['AED', 4.6],
  AR: ['USD', 0.5],
  AT: ['EUR', 0.95],
  AU: ['AUD', 1.75],
  BE: ['EUR', 1],
  BR: ['BRL', 3.3],
  CA: ['CAD', 1.5],
  CH: ['CHF', 1.55],
  CL: ['CLP', 620],
  CO: ['COP', 1900],
  CZ: ['CZK', 17],
  DE: ['EUR', 1],
  DK: ['DKK', 8.6],
  EG: ['EGP', 12.5],
  ES: ['EUR', 0.75],
  FI: ['EUR', 0.9],
  FR: ['EUR', 0.92],
  GB: ['GBP', 0.92],
  GH: ['GHS', 6],
  GR: ['EUR', 0.6],
  HU: ['HUF', 230],
  ID: ['IDR', 6600],
  IE: ['EUR', 1.05],
  IN: ['INR', 38],
  IT: ['EUR', 0.82],
  JP: ['JPY', 128],
  KE: ['KES', 82],
  KR: ['KRW', 1150],
  MA: ['MAD', 5.2],
  MX: ['MXN', 10.5],
  NG: ['NGN', 610],
  NL: ['EUR', 1.02],
  NO: ['NOK', 10.8],
  NZ: ['NZD', 1.6],
  PL: ['PLN', 3.3],
  PT: ['EUR', 0.65],
  QA: ['QAR', 4.4],
  RO: ['RON', 2.9],
  SA: ['SAR', 4.4],
  SE: ['SEK', 8.6],
  SG: ['SGD', 1.6],
  TR: ['TRY', 30],
  US: ['USD', 1.7],
  VN: ['VND', 11_000],
  ZA: ['ZAR', 12],
};

export interface Salary {
  /** ISO 4217. */
  currency: string;
  from: number;
  to: number;
  unit: 'YEAR' | 'MONTH' | 'HOUR';
}

/** A yearly salary in local currency, rounded as in job adverts. */
export function salaryIn(countryCode: string, euros: readonly [from: number, to: number]): Salary {
  const [currency, factor] = pay[countryCode] ?? ['EUR', 1];
  const [from, to] = euros.map((amount) => roundOff(amount * factor)) as [number, number];
  return { currency, from, to, unit: 'YEAR' };
}

// Rounds to two and a half digits: 78,400 becomes 78,500.
function roundOff(amount: number): number {
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1) / 2;
  return Math.round(amount / step) * step;
}

/** `EUR 72,000–88,000 a year`, with the number format of the language. */
export function salaryText({ currency, from, to }: Salary, language: 'en' | 'de'): string {
  const number = new Intl.NumberFormat(language);
  return `${currency} ${number.format(from)}–${number.format(to)} ${language === 'de' ? 'im Jahr' : 'a year'}`;
}

/** The first range of a text; undefined if there is none. */
export function readSalary(text: string): Salary | undefined {
  const [, currency = '', from = '', to] = /([A-Z]{3}) ([\d.,]+)(?:–([\d.,]+))?/.exec(text) ?? [];
  if (!currency) return undefined;
  const number = (digits: string) => Number(digits.replaceAll(/[.,]/g, ''));
  const unit = /hour|Stunde/.test(text) ? 'HOUR' : /month|Monat/.test(text) ? 'MONTH' : 'YEAR';
  return { currency, from: number(from), to: number(to ?? from), unit };
}
