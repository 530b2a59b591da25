import { type MouseEvent, useRef, useState } from 'react';
import { addStyles, formatDate, formatNumber, lazy, safeLink, useLanguage, useText, useWidget } from '../../core';
import type { EventItem } from '../../services/events';
import { Button, Card, icons, isPlainClick, NewTabHint, plainText, VisuallyHidden, type HeadingLevel } from '../../ui';
import { daysBetween, daysOf } from './days';
import { saveCalendarFile } from './calendar-file';
import styles from './events.css';
import { messages } from './messages';
import { timesOf } from './times';

addStyles(styles);

interface EventCardProps {
  event: EventItem;
  headingLevel: HeadingLevel;
  isPinned?: boolean;
  /** Whether other dates share its id. */
  isSeries?: boolean;
  /**
   * The UTC day of its heading. The card is then small and begins with the time. After the first day it only says that
   * the event continues.
   */
  day?: string;
}

/** Everything from the service is text. */
export function EventCard({ event, headingLevel, isPinned = event.pinnedItem, isSeries = false, day }: EventCardProps) {
  const t = useText(messages);
  const language = useLanguage();
  const { title, description, image, eventLocation, callToActions } = event;
  const price = usePrice(event.offers);
  const facts = [event.eventFormat, event.interest, price].filter(Boolean);
  const performers = namesOf(event, language);
  const times = timesOf(event, language, (time) => t('untilHour', { time }));
  const src = safeLink(image.src);
  const size = image.width && image.height ? { width: image.width, height: image.height } : {};
  const isToCome = times !== undefined && !times.isOver;
  const { first, last } = daysOf(event);
  const [number, of] = day && first && last ? [daysBetween(first, day) + 1, daysBetween(first, last) + 1] : [1, 1];
  const isLater = number > 1;
  const until = (time: string) => (times?.isEndOnly ? t('until', { time }) : time);
  const hours = times && (times.hours ? until(times.hours) : t('wholeDay'));
  // Elsewhere it may be another day already.
  const isThatDay =
    times !== undefined && day !== undefined && times.days === formatDate(day, { dateStyle: 'long' }, language);
  const actions = isLater ? [] : callToActions.filter(({ url }) => safeLink(url));
  const states = [
    of > 1 && t('dayOf', { day: number, days: of }),
    times?.isOver ? t('over') : isPinned && t('highlight'),
  ];

  return (
    <Card
      className="inlay-events__card"
      headingLevel={headingLevel}
      title={title}
      // An action is about this event alone, such as its programme or its registration.
      link={actions[0]}
      image={src && !day ? { src, alt: image.alt, ...size } : undefined}
      eyebrow={
        <span className="inlay-events__when">
          {times ? (
            <time dateTime={times.start.toISOString()}>
              {!day ? (times.hours ? times.days : until(times.days)) : isThatDay ? hours : `${times.days}, ${hours}`}
            </time>
          ) : (
            t('noDate')
          )}
          {states.map(
            (state) =>
              state && (
                <span key={state} className="inlay-events__state">
                  {state}
                </span>
              ),
          )}
        </span>
      }
      description={description && !isLater && <p className="inlay-events__text">{plainText(description)}</p>}
      meta={
        <>
          {times?.visitorHours && (
            <p className="inlay-events__line" data-own>
              {t('visitorHours', { hours: until(times.visitorHours) })}
            </p>
          )}
          {hours && !day && (times.hours || !times.isEndOnly) && <p className="inlay-events__line">{hours}</p>}
          {eventLocation && <p className="inlay-events__line">{eventLocation}</p>}
          {facts.length > 0 && <p className="inlay-events__line">{facts.join(' · ')}</p>}
          {performers && !isLater && <p className="inlay-events__line">{t('performers', { names: performers })}</p>}
        </>
      }
      actions={
        (actions.length > 0 || (isToCome && !isLater)) && (
          <>
            {actions.map(({ text, url, target }) => (
              <Button key={url + text} variant="link" href={url} target={target || undefined}>
                {text}
                <VisuallyHidden>: {title}</VisuallyHidden>
                <NewTabHint target={target} />
              </Button>
            ))}
            {isToCome && !isLater && <AddToCalendar event={event} isSeries={isSeries} />}
          </>
        )
      }
    />
  );
}

function namesOf({ performers }: EventItem, language: string): string {
  const names = performers.map(({ name }) => name);
  return names.length ? new Intl.ListFormat(language, { type: 'conjunction' }).format(names) : '';
}

/** "Free", "€40" or "From €40". Empty without a price. */
function usePrice(offers: EventItem['offers']): string {
  const t = useText(messages);
  const language = useLanguage();
  const [first, ...others] = offers.toSorted((a, b) => a.price - b.price);
  if (!first) return '';
  const { price, currency } = first;
  const amount = formatNumber(
    price,
    { style: 'currency', currency, maximumFractionDigits: price % 1 ? 2 : 0 },
    language,
  );
  if (others.some((other) => other.price > price)) return t('priceFrom', { price: amount });
  return price ? amount : t('free');
}

const loadMenu = lazy(() => import('./CalendarMenu'));

/**
 * Opens a menu of calendars. If it cannot be loaded, such as offline, the file is created here. Without JavaScript, the
 * same link opens the service's file.
 */
function AddToCalendar({ event, isSeries }: { event: EventItem; isSeries: boolean }) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const anchor = useRef<HTMLElement>(null);
  const [{ Menu }, setMenu] = useState<{ Menu?: Awaited<ReturnType<typeof loadMenu>>['CalendarMenu'] }>({});
  const href = safeLink(event.calendarUrl) || undefined;
  const open = (click: MouseEvent<HTMLElement>) => {
    if (isEditing || !isPlainClick(click)) return;
    click.preventDefault();
    anchor.current = click.currentTarget;
    if (Menu) setMenu({});
    else
      loadMenu().then(
        ({ CalendarMenu }) => setMenu({ Menu: CalendarMenu }),
        () => saveCalendarFile(event, isSeries),
      );
  };
  return (
    <>
      <Button
        variant="link"
        icon={icons.download}
        href={href}
        download={href ? true : undefined}
        aria-haspopup="dialog"
        aria-expanded={Boolean(Menu)}
        onClick={open}
      >
        {t('calendar')}
        <VisuallyHidden>: {event.title}</VisuallyHidden>
      </Button>
      {Menu && (
        <Menu
          event={event}
          isSeries={isSeries}
          label={`${t('calendar')}: ${event.title}`}
          anchor={anchor}
          onClose={() => setMenu({})}
        />
      )}
    </>
  );
}
