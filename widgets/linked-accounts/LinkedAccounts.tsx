import { AuthenticatedSection, useOwnData } from '../../src/features/own-data';
import { config, useText } from '../../src/core';
import { useWidget } from '../../src/runtime';
import { fetchUser } from '../../src/services';
import { Logins, type Access } from './Logins';
import { messages } from './messages';
import type { LinkedAccountsProps } from './props';

/** What an editor sees. */
const SAMPLE: Access = { email: 'ada.lindgren@example.com', hasPassword: true, socialLoginIdps: 'Lantern' };

export function LinkedAccounts({ title, intro }: LinkedAccountsProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const content = useOwnData<Access>(fetchUser, SAMPLE);
  const isOff = !config().flags.sso;
  if (isOff && !isEditing) return null;
  return (
    <AuthenticatedSection className="inlay-linked-accounts" title={title} intro={intro} content={content}>
      {(access, change) => (
        <>
          {isOff && <p className="inlay-account__note">{t('flagOff')}</p>}
          <Logins label={title} access={access} onChange={change} />
        </>
      )}
    </AuthenticatedSection>
  );
}
