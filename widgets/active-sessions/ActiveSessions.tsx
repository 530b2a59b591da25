import { AuthenticatedSection, useOwnData } from '../../src/features/own-data';
import { useText } from '../../src/core';
import { fetchSessions, type RemoteSession } from '../../src/services';
import { messages } from './messages';
import type { ActiveSessionsProps } from './props';
import { SessionList } from './SessionList';

/** What an editor sees. */
const SAMPLE: readonly RemoteSession[] = [
  { id: 'here', userAgent: 'Macintosh Firefox/140', startedAt: '2026-11-02T08:15:00Z', lastSeenAt: '2026-11-15T09:40:00Z', isCurrent: true },
  { id: 'phone', userAgent: 'iPhone Safari/605', startedAt: '2026-09-20T17:05:00Z', lastSeenAt: '2026-11-14T21:10:00Z', isCurrent: false },
];

export function ActiveSessions({ title, intro }: ActiveSessionsProps) {
  const t = useText(messages);
  const content = useOwnData(fetchSessions, SAMPLE);
  return (
    <AuthenticatedSection className="inlay-active-sessions" title={title} intro={intro} content={content}>
      {(sessions, change) => <SessionList label={title ?? t('label')} sessions={sessions} onChange={change} />}
    </AuthenticatedSection>
  );
}
