import { AuthenticatedSection, useOwnData } from '../../src/features/own-data';
import { useText } from '../../src/core';
import { fetchPasskeys, type Passkey } from '../../src/services';
import { messages } from './messages';
import { PasskeyList } from './PasskeyList';
import type { PasskeysProps } from './props';

/** What an editor sees. */
const SAMPLE: readonly Passkey[] = [{ id: 'sample', userAgent: 'iPhone Safari/605', isSynced: true, createdAt: '2026-09-20T17:05:00Z', lastUsedAt: '2026-11-14T21:10:00Z' }];

export function Passkeys({ title, intro }: PasskeysProps) {
  const t = useText(messages);
  const content = useOwnData(fetchPasskeys, SAMPLE);
  return (
    <AuthenticatedSection className="inlay-passkeys" title={title} intro={intro ?? t('intro')} content={content}>
      {(passkeys, change) => <PasskeyList label={title ?? t('label')} passkeys={passkeys} onChange={change} />}
    </AuthenticatedSection>
  );
}
