import { safeLink, useLanguage, useText } from '../../src/core';
import type { EventItem } from '../../src/services';
import { Button, Card, icons, NewTabHint, VisuallyHidden, type HeadingLevel } from '../../src/ui';
import { timesOf } from './dates';
import { messages } from './messages';

/** Everything from the service is text. */
export function EventCard({ event, headingLevel, isPinned }: { event: EventItem; headingLevel: HeadingLevel; isPinned: boolean }) {
  const t = useText(messages);
  const language = useLanguage();
  const { title, description, image, eventFormat, interest, eventLocation, callToActions, calendarUrl } = event;
  const times = timesOf(event, language);
  const src = safeLink(image.src);
  const size = image.width && image.height ? { width: image.width, height: image.height } : {};
  const actions = callToActions.filter(({ url }) => safeLink(url));
  const calendar = times && !times.isOver ? safeLink(calendarUrl) : undefined;
  const state = times?.isOver ? t('over') : isPinned ? t('highlight') : undefined;

  return (
    <Card
      className="inlay-events-list__card"
      headingLevel={headingLevel}
      title={title}
      image={src ? { src, alt: image.alt, ...size } : undefined}
      eyebrow={
        <span className="inlay-events-list__when">
          {times ? <time dateTime={times.start.toISOString()}>{times.days}</time> : t('noDate')}
          {state && <span className="inlay-events-list__state">{state}</span>}
        </span>
      }
      description={description && <p className="inlay-events-list__text">{description}</p>}
      meta={
        <>
          {times && <p className="inlay-events-list__line">{times.hours ?? t('wholeDay')}</p>}
          {times?.visitorHours && <p className="inlay-events-list__line">{t('visitorHours', { hours: times.visitorHours })}</p>}
          {eventLocation && <p className="inlay-events-list__line">{eventLocation}</p>}
          <p className="inlay-events-list__line">{[eventFormat, interest].filter(Boolean).join(' · ')}</p>
        </>
      }
      actions={
        (actions.length > 0 || calendar) && (
          <>
            {actions.map(({ text, url, target }) => (
              <Button key={url + text} variant="link" href={url} target={target || undefined}>
                {text}
                <VisuallyHidden>: {title}</VisuallyHidden>
                <NewTabHint target={target} />
              </Button>
            ))}
            {calendar && (
              <Button variant="link" icon={icons.download} href={calendar} download>
                {t('calendar')}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            )}
          </>
        )
      }
    />
  );
}
