import { type MouseEvent, useState } from 'react';
import { addStyles, formatDate, prepareDates, safeLink, useLanguage, useText, useWidget } from '../../core';
import type { EventItem } from '../../services/events';
import { Button, Card, isPlainClick, NewTabHint, plainText, VisuallyHidden, type HeadingLevel } from '../../ui';
import { AddToCalendar } from './AddToCalendar';
import { daysBetween, daysOf } from './days';
import styles from './events.css';
import { usePrice } from './facts';
import { loadLate, type Late } from './load-late';
import { messages } from './messages';
import { timesOf, type EventTimes } from './times';

addStyles(styles);
prepareDates();

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

/** An event in a list. Its title links to the page of the event, and a plain click opens the dialog. */
export function EventCard(props: EventCardProps) {
  const { isEditing } = useWidget();
  const [{ EventDialog }, setLate] = useState<Partial<Late>>({});
  const open = (click: MouseEvent<HTMLAnchorElement>) => {
    if (isEditing || !isPlainClick(click)) return;
    click.preventDefault();
    const { href } = click.currentTarget;
    loadLate().then(setLate, () => location.assign(href));
  };
  return (
    <>
      <EventSummary {...props} onOpen={open} />
      {EventDialog && (
        <EventDialog event={props.event} isSeries={props.isSeries ?? false} onClose={() => setLate({})} />
      )}
    </>
  );
}

interface EventSummaryProps extends EventCardProps {
  onOpen: (click: MouseEvent<HTMLAnchorElement>) => void;
}

/** Text from the service is rendered as text, never as HTML. */
function EventSummary({
  event,
  headingLevel,
  isPinned = event.pinnedItem,
  isSeries = false,
  day,
  onOpen,
}: EventSummaryProps) {
  const t = useText(messages);
  const language = useLanguage();
  const { title, description, image, eventLocation, callToActions } = event;
  const price = usePrice(event.offers);
  const facts = [eventLocation, event.eventFormat, price].filter(Boolean);
  const times = timesOf(event, language, (time) => t('untilHour', { time }));
  const src = safeLink(image.src);
  const size = image.width && image.height ? { width: image.width, height: image.height } : {};
  const isToCome = times !== undefined && !times.isOver;
  const { first, last } = daysOf(event);
  const [number, of] = day && first && last ? [daysBetween(first, day) + 1, daysBetween(first, last) + 1] : [1, 1];
  const isLater = number > 1;
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
      href={safeLink(event.url) || `#${day ?? encodeURIComponent(event.id)}`}
      onClick={onOpen}
      image={src && !day ? { src, alt: image.alt, ...size } : undefined}
      eyebrow={<When times={times} day={day} states={states} />}
      description={description && !isLater && <p className="inlay-events__text">{plainText(description)}</p>}
      meta={facts.length > 0 && <p className="inlay-events__line">{facts.join(' · ')}</p>}
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

interface WhenProps {
  times: EventTimes | undefined;
  day: string | undefined;
  states: readonly (string | false | undefined)[];
}

/** The date as a block, for eyes that run down the list; beside it the date in full, the state, and the hours. */
function When({ times, day, states }: WhenProps) {
  const t = useText(messages);
  const language = useLanguage();
  const until = (time: string) => (times?.isEndOnly ? t('until', { time }) : time);
  const hours = times && (times.hours ? until(times.hours) : t('wholeDay'));
  // In another time zone it may be another day.
  const isThatDay =
    times !== undefined && day !== undefined && times.days === formatDate(day, { dateStyle: 'long' }, language);
  const [dayOfMonth, month] = times?.firstDay ?? [];
  return (
    <div className="inlay-events__dates">
      {times && !day && (
        <span className="inlay-events__block" aria-hidden="true">
          <span className="inlay-events__day">{dayOfMonth}</span> {month}
        </span>
      )}
      <div className="inlay-events__times">
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
        {times?.visitorHours && (
          <p className="inlay-events__line" data-own>
            {t('visitorHours', { hours: until(times.visitorHours) })}
          </p>
        )}
        {times && !day && (times.hours || !times.isEndOnly) && <p className="inlay-events__line">{hours}</p>}
      </div>
    </div>
  );
}
