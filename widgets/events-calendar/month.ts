/** Months are `YYYY-MM` and days `YYYY-MM-DD`, in UTC. */

export function isMonth(text: string): boolean {
  return /^(19[7-9]|20\d|21\d)\d-(0[1-9]|1[0-2])$/.test(text);
}

export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

export function lastDayOf(month: string): string {
  return new Date(Date.parse(`${addMonths(month, 1)}-01`) - 1).toISOString().slice(0, 10);
}

/** The day that a key of a date grid selects; undefined for other keys. */
export function dayByKey(key: string, day: string, firstDay: number): string | undefined {
  const column = (new Date(day).getUTCDay() - firstDay + 7) % 7;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -column, End: 6 - column }[key];
  if (step !== undefined) return addDays(day, step);
  if (key !== 'PageUp' && key !== 'PageDown') return undefined;
  const month = addMonths(day.slice(0, 7), key === 'PageUp' ? -1 : 1);
  const sameDay = `${month}-${day.slice(8)}`;
  const lastDay = lastDayOf(month);
  return sameDay < lastDay ? sameDay : lastDay;
}

/** Weeks of seven, empty where a day belongs to another month. `firstDay` is 1 for Monday to 7 for Sunday. */
export function weeksOf(month: string, firstDay: number): (string | undefined)[][] {
  const length = Number(lastDayOf(month).slice(8));
  const before = (new Date(`${month}-01`).getUTCDay() - firstDay + 7) % 7;
  const days = [...Array(Math.ceil((before + length) / 7) * 7).keys()].map((index) => {
    const number = index - before + 1;
    return number >= 1 && number <= length ? `${month}-${String(number).padStart(2, '0')}` : undefined;
  });
  return [...Array(days.length / 7).keys()].map((week) => days.slice(week * 7, week * 7 + 7));
}

/** Some browsers lack the week data of locales. */
type Weekly = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** 1 for Monday to 7 for Sunday. */
export function firstDayOfWeek(tag: string): number {
  const locale = new Intl.Locale(tag) as Weekly;
  const weekInfo = locale.getWeekInfo?.() ?? locale.weekInfo;
  if (weekInfo) return weekInfo.firstDay;
  const { language, region } = locale.maximize();
  if (language === 'ar') return 6;
  return region === 'US' || region === 'JP' ? 7 : 1;
}
