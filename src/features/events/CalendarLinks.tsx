import { useState } from 'react';
import { addStyles, config, safeLink, useText } from '../../core';
import type { EventItem } from '../../services/events';
import { announce, Button, Input, NewTabHint } from '../../ui';
import { saveCalendarFile } from './AddToCalendar';
import styles from './calendar-links.css';
import { messages } from './menu-messages';
import { onlineCalendars } from './online-calendars';

addStyles(styles);

interface CalendarLinksProps {
  event: EventItem;
  isSeries: boolean;
  onSave?: () => void;
}

/** Ways to add an event to a calendar. The file is made in the browser. */
export function CalendarLinks({ event, isSeries, onSave }: CalendarLinksProps) {
  const t = useText(messages);
  const online = onlineCalendars(event);
  const feed = safeLink(config().feeds.events);
  const save = () => {
    saveCalendarFile(event, isSeries);
    onSave?.();
  };
  return (
    <ul className="inlay-calendar-links" role="list">
      {online &&
        (['google', 'outlook'] as const).map((name) => (
          <li key={name} className="inlay-calendar-links__item">
            <Button variant="link" href={online[name]} target="_blank" rel="noopener noreferrer">
              {t(name)}
              <NewTabHint target="_blank" />
            </Button>
          </li>
        ))}
      <li className="inlay-calendar-links__item">
        <Button variant="link" onClick={save}>
          {t('file')}
        </Button>
      </li>
      {feed && (
        <li className="inlay-calendar-links__item">
          <CopyFeed address={new URL(feed, location.href).href} />
        </li>
      )}
    </ul>
  );
}

/** Where the browser does not allow copying, the address is there to be selected. */
function CopyFeed({ address }: { address: string }) {
  const t = useText(messages);
  const [state, setState] = useState<'waiting' | 'copied' | 'refused'>('waiting');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
      announce(t('copied'));
    } catch {
      setState('refused');
    }
  };
  if (state === 'refused') return <Input aria-label={t('address')} dir="ltr" readOnly value={address} />;
  return (
    <Button variant="link" onClick={() => void copy()}>
      {t(state === 'copied' ? 'copied' : 'copyFeed')}
    </Button>
  );
}
