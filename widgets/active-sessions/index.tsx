import { useRef } from 'react';
import { defineWidget } from '../../src/contract';
import { formatDate, useLanguage, useText } from '../../src/core';
import { AuthenticatedSection, DeviceList, useAct, useDeviceName, useOwnData } from '../../src/features/own-data';
import { HttpError } from '../../src/http';
import {
  endEverySession,
  endOtherSessions,
  endRemoteSession,
  fetchSessions,
  type RemoteSession,
} from '../../src/services/user';
import { signOut } from '../../src/session';
import { Alert, announce, Button } from '../../src/ui';
import { messages } from './messages';
import { props, type ActiveSessionsProps } from './props';
import styles from './active-sessions.css';

/** Sample for edit mode. */
const SAMPLE: readonly RemoteSession[] = [
  {
    id: 'here',
    userAgent: 'Macintosh Firefox/140',
    country: 'CH',
    startedAt: '2026-11-02T08:15:00Z',
    lastSeenAt: '2026-11-15T09:40:00Z',
    isCurrent: true,
  },
  {
    id: 'phone',
    userAgent: 'iPhone Safari/605',
    country: 'NO',
    startedAt: '2026-09-20T17:05:00Z',
    lastSeenAt: '2026-11-14T21:10:00Z',
    isCurrent: false,
  },
];

function ActiveSessions({ title, intro }: ActiveSessionsProps) {
  const t = useText(messages);
  const content = useOwnData(fetchSessions, SAMPLE);
  return (
    <AuthenticatedSection className="inlay-active-sessions" title={title} intro={intro} content={content}>
      {(sessions, change) => <SessionList label={title ?? t('label')} sessions={sessions} onChange={change} />}
    </AuthenticatedSection>
  );
}

interface SessionListProps {
  label: string;
  sessions: readonly RemoteSession[];
  onChange: (sessions: readonly RemoteSession[]) => void;
}

const GONE = 404;

function SessionList({ label, sessions, onChange }: SessionListProps) {
  const t = useText(messages);
  const language = useLanguage();
  const nameOf = useDeviceName();
  const box = useRef<HTMLDivElement>(null);
  /** By the id of a session, `others` or `all`. */
  const { busy, problem, attempt } = useAct();
  const otherSessions = sessions.filter(({ isCurrent }) => !isCurrent);

  const end = (what: string, call: () => Promise<unknown>, done: () => void) =>
    attempt(what, async () => {
      await call().catch(allowGone);
      done();
      return undefined;
    });

  /** The pressed button is removed with its row, so focus moves to the list. */
  const keep = (rest: readonly RemoteSession[]) => () => {
    onChange(rest);
    box.current?.focus();
    announce(t('ended'));
  };
  const dateOf = (date: string) => formatDate(date, { dateStyle: 'medium', timeStyle: 'short' }, language);
  const rows = sessions.map((remoteSession) => {
    const { userAgent, country, startedAt, lastSeenAt, isCurrent } = remoteSession;
    const lastSeen = isCurrent ? t('active') : lastSeenAt && t('lastSeen', { date: dateOf(lastSeenAt) });
    return {
      remoteSession,
      name: nameOf(userAgent),
      notes: [countryName(country, language), lastSeen, startedAt && t('started', { date: dateOf(startedAt) })].filter(
        Boolean,
      ),
    };
  });
  /** Names all that is known of a device where another has the same name. */
  const describe = ({ name, notes }: (typeof rows)[number]) =>
    rows.filter((other) => other.name === name).length > 1 ? [name, ...notes].join(', ') : name;

  return (
    <div ref={box} className="inlay-active-sessions__content" tabIndex={-1}>
      {problem && <Alert tone="negative">{t('failed')}</Alert>}
      <DeviceList
        label={label}
        rows={rows.map((row) => {
          const { id, isCurrent } = row.remoteSession;
          const rest = sessions.filter((other) => other !== row.remoteSession);
          return {
            id,
            name: row.name,
            mark: isCurrent ? t('current') : undefined,
            notes: row.notes,
            action: !isCurrent && (
              <Button
                variant="secondary"
                aria-label={t('signOutOf', { device: describe(row) })}
                busy={busy === id}
                onClick={() => void end(id, () => endRemoteSession(id), keep(rest))}
              >
                {t('signOut')}
              </Button>
            ),
          };
        })}
      />
      <div className="inlay-account__actions">
        {otherSessions.length > 0 && (
          <Button
            variant="secondary"
            busy={busy === 'others'}
            onClick={() => void end('others', endOtherSessions, keep(sessions.filter(({ isCurrent }) => isCurrent)))}
          >
            {t('signOutOthers')}
          </Button>
        )}
        <Button
          variant="link"
          busy={busy === 'all'}
          onClick={() => void end('all', endEverySession, () => void signOut())}
        >
          {t('signOutEverywhere')}
        </Button>
      </div>
    </div>
  );
}

/** Empty for an invalid country code. */
function countryName(code: string, language: string): string {
  try {
    return (code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)) || '';
  } catch {
    return '';
  }
}

/** A session that has ended meanwhile counts as a success. */
function allowGone(error: unknown) {
  if (!(error instanceof HttpError) || error.status !== GONE) throw error;
}

export default defineWidget({
  name: 'active-sessions',
  description: 'Lists the devices on which the reader is signed in, and signs out one, all others or all.',
  props,
  messages,
  styles,
  component: ActiveSessions,
});
