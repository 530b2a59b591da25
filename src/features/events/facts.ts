import { formatNumber, useLanguage, useText } from '../../core';
import type { EventItem } from '../../services/events';
import { messages } from './messages';

/** "Ada Lovelace, Grace Hopper and Mary Shaw". Empty without performers. */
export function namesOf({ performers }: EventItem, language: string): string {
  const names = performers.map(({ name }) => name);
  return names.length ? new Intl.ListFormat(language, { type: 'conjunction' }).format(names) : '';
}

/** "Free", "€40" or "From €40". Empty without a price. */
export function usePrice(offers: EventItem['offers']): string {
  const t = useText(messages);
  const [lowest = '', ...others] = pricesOf(offers, useLanguage());
  if (others.length) return t('priceFrom', { price: lowest });
  return offers[0]?.price === 0 ? t('free') : lowest;
}

/** All prices without duplicates, lowest first. */
export function pricesOf(offers: EventItem['offers'], language: string): readonly string[] {
  const amounts = offers
    .toSorted((a, b) => a.price - b.price)
    .map(({ price, currency }) =>
      formatNumber(price, { style: 'currency', currency, maximumFractionDigits: price % 1 ? undefined : 0 }, language),
    );
  return [...new Set(amounts)];
}
