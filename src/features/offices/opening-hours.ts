/** Minutes of a week that begins on Monday; the end may be in the next one. */
interface Interval {
  readonly from: number;
  readonly to: number;
}

interface Opening {
  readonly isOpen: boolean;
  /** The next opening or closing time, in minutes of a week that begins on Monday. Undefined if there is none. */
  readonly change: number | undefined;
  /** In minutes. */
  readonly wait: number;
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
export const DAY = 24 * 60;
const WEEK = 7 * DAY;

const ENTRY = /^([A-Z][a-z](?:[-,][A-Z][a-z])*) (\d\d?):(\d\d)-(\d\d?):(\d\d)$/;

/** The days, from 0 for Monday, and the minutes of the day of an entry such as `Mo-Fr 09:00-17:30`. Undefined for other texts. */
export function readHours(
  entry: string,
): { days: readonly (readonly [number, number])[]; from: number; to: number } | undefined {
  const [, names = '', ...times] =
    ENTRY.exec(
      entry
        .trim()
        .replace(/ ?([-–,]) ?/g, '$1')
        .replaceAll('–', '-'),
    ) ?? [];
  const [fromHour = 99, fromMinute = 0, toHour = 99, toMinute = 0] = times.map(Number);
  const days = names.split(',').map((range) => {
    const [first = -1, last = first] = range.split('-').map((name) => DAYS.indexOf(name));
    return [first, last] as const;
  });
  const isValid = days.every(([first, last]) => first >= 0 && last >= 0) && fromHour < 24 && toHour <= 24;
  return isValid ? { days, from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute } : undefined;
}

/** Whether it is open now in its time zone, and until when. Undefined without readable hours or a zone. */
export function openingAt(entries: readonly string[], timeZone: string, moment: Date): Opening | undefined {
  const intervals = entries.flatMap(intervalsOf);
  const now = minuteOfWeek(moment, timeZone);
  if (!intervals.length || now === undefined) return undefined;
  const since = ({ from }: Interval) => (now - from + WEEK) % WEEK;
  const isCurrent = (interval: Interval) => since(interval) < interval.to - interval.from;
  let end = now;
  // Adjacent hours are merged.
  for (let next = intervals.find(isCurrent); next && end - now < WEEK;) {
    end += next.to - next.from - ((end - next.from + 2 * WEEK) % WEEK);
    const start = end % WEEK;
    next = intervals.find(({ from, to }) => (start - from + WEEK) % WEEK < to - from);
  }
  if (end > now) return end - now < WEEK ? at(true, end, now) : { isOpen: true, change: undefined, wait: WEEK };
  return at(false, now + Math.min(...intervals.map(({ from }) => (from - now + WEEK) % WEEK)), now);
}

function at(isOpen: boolean, change: number, now: number): Opening {
  return { isOpen, change: change % WEEK, wait: change - now };
}

function intervalsOf(entry: string): Interval[] {
  const hours = readHours(entry);
  if (!hours) return [];
  const { days, from, to } = hours;
  const length = to > from ? to - from : to - from + DAY;
  return days
    .flatMap(([first, last]) =>
      DAYS.map((_, day) => day).filter((day) => (day - first + 7) % 7 <= (last - first + 7) % 7),
    )
    .map((day) => ({ from: day * DAY + from, to: day * DAY + from + length }));
}

/** Undefined for a zone that does not exist. */
function minuteOfWeek(moment: Date, timeZone: string): number | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone });
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const day = DAYS.indexOf(parts.get('weekday')!.slice(0, 2));
    return day * DAY + (Number(parts.get('hour')) % 24) * 60 + Number(parts.get('minute'));
  } catch {
    return undefined;
  }
}
