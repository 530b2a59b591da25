import type { ReactElement } from 'react';
import { addStyles, safeLink, useLanguage, useText } from '../../core';
import type { EventItem } from '../../services/events';
import { Button, Heading, NewTabHint, Picture, plainText } from '../../ui';
import { Dialog } from '../../ui/late';
import { CalendarLinks } from './CalendarLinks';
import { messages as labels } from './dialog-messages';
import styles from './event-dialog.css';
import { namesOf, pricesOf } from './facts';
import { mapAddress } from './map-address';
import { messages } from './messages';
import { timesOf } from './times';

addStyles(styles);

interface EventDialogProps {
  event: EventItem;
  isSeries: boolean;
  onClose: () => void;
}

/** All details of an event, over the list. */
export function EventDialog({ event, isSeries, onClose }: EventDialogProps) {
  const t = useText(messages);
  const language = useLanguage();
  const { title, description, image } = event;
  const times = timesOf(event, language, (time) => t('untilHour', { time }));
  const src = safeLink(image.src);
  const size = image.width && image.height ? { width: image.width, height: image.height } : {};
  const hasActions = safeLink(event.url) || event.callToActions.some(({ url }) => safeLink(url));
  return (
    <Dialog open title={title} size="large" onClose={onClose} footer={hasActions && <Actions event={event} />}>
      <div className="inlay-event-dialog">
        {src && (
          <Picture className="inlay-event-dialog__picture" image={{ src, alt: image.alt, ...size }} ratio="3 / 2" />
        )}
        <When times={times} />
        {description && <p className="inlay-event-dialog__text">{plainText(description)}</p>}
        <Facts event={event} />
        {times && !times.isOver && (
          <section>
            <Heading level={3} className="inlay-event-dialog__heading">
              {t('calendar')}
            </Heading>
            <CalendarLinks event={event} isSeries={isSeries} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

function When({ times }: { times: ReturnType<typeof timesOf> }) {
  const t = useText(messages);
  if (!times) return <p className="inlay-event-dialog__when">{t('noDate')}</p>;
  const { start, days, hours, visitorHours, isEndOnly, isOver } = times;
  const until = (time: string) => (isEndOnly ? t('until', { time }) : time);
  return (
    <div>
      <p className="inlay-event-dialog__when">
        <time dateTime={start.toISOString()}>{hours ? days : until(days)}</time>
        {isOver && ` · ${t('over')}`}
      </p>
      {(hours || !isEndOnly) && <p className="inlay-event-dialog__line">{hours ? until(hours) : t('wholeDay')}</p>}
      {visitorHours && (
        <p className="inlay-event-dialog__line" data-own>
          {t('visitorHours', { hours: until(visitorHours) })}
        </p>
      )}
    </div>
  );
}

function Facts({ event }: { event: EventItem }) {
  const t = useText(labels);
  const free = useText(messages)('free');
  const language = useLanguage();
  const { eventLocation, eventFormat, interest, offers } = event;
  const prices = pricesOf(offers, language);
  const map = mapAddress(eventLocation, eventFormat);
  const isFree = offers.every(({ price }) => !price);
  const facts: readonly (readonly [name: string, value: ReactElement | string | false])[] = [
    [
      t('where'),
      eventLocation && (
        <>
          <bdi>{eventLocation}</bdi>
          {map && (
            <Button variant="link" href={map} target="_blank" rel="noopener noreferrer">
              {t('map')}
              <NewTabHint target="_blank" />
            </Button>
          )}
        </>
      ),
    ],
    [t('format'), eventFormat],
    [t('subject'), interest],
    [t('performers'), namesOf(event, language)],
    [t('price'), prices.length > 0 && (isFree ? free : prices.join(' · '))],
  ];
  const visibleFacts = facts.filter(([, value]) => Boolean(value));
  if (!visibleFacts.length) return null;
  return (
    <dl className="inlay-event-dialog__facts">
      {visibleFacts.map(([name, value]) => (
        <div key={name} className="inlay-event-dialog__fact">
          <dt className="inlay-event-dialog__name">{name}</dt>
          <dd className="inlay-event-dialog__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ event: { callToActions, url } }: { event: EventItem }) {
  const t = useText(labels);
  const actions = callToActions.filter((action) => safeLink(action.url));
  const page = safeLink(url);
  return (
    <>
      {actions.map(({ text, url: address, target }, index) => (
        <Button
          key={address + text}
          variant={index ? 'secondary' : 'primary'}
          href={address}
          target={target || undefined}
        >
          {text}
          <NewTabHint target={target} />
        </Button>
      ))}
      {page && (
        <Button variant="link" href={page}>
          {t('page')}
        </Button>
      )}
    </>
  );
}
