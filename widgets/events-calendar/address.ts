import { isDay } from '../../src/features/events';
import { defineFilterAddress, type FilterQuery, type ListAddress } from '../../src/features/lists';
import { isMonth } from './month';
import { isOfMonth, isView, type View } from './period';

/**
 * The view is in every URL, except for visitors whose stored view is the month. Links to another period omit the day of
 * this one, which is the fragment of the URL.
 */
export function addressOf(today: string, usualView: View): ListAddress<FilterQuery> {
  const address = defineFilterAddress({
    values: {
      view: { isValid: isView },
      month: { default: today.slice(0, 7), isValid: isMonth },
      day: { default: today, isValid: (text) => isDay(text) && isMonth(text.slice(0, 7)) },
    },
    page: 'page',
  });
  const explicit = (query: FilterQuery) => {
    const isUsual = usualView === 'month' && query.values['view'] === 'month';
    return isUsual ? { ...query, values: { ...query.values, view: '' } } : query;
  };
  return {
    id: address.id,
    read(text) {
      const query = address.read(text);
      return { ...query, values: { ...query.values, view: query.values['view'] || usualView } };
    },
    key: (query) => address.key(explicit(query)),
    href(query, base) {
      const url = new URL(address.href(explicit(query), base));
      const day = url.hash.slice(1);
      const { view, month, day: shownDay } = query.values;
      const period = isOfMonth(view as View) ? month! : shownDay!;
      if (isDay(day) && !day.startsWith(period)) url.hash = '';
      return url.href;
    },
  };
}
