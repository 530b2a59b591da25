import { useEffect, useRef } from 'react';
import { saveScrollPosition, restoreScrollPosition, useCompleteVisitor, signInUrl } from '../../src/features/visitor';
import { config, safeLink, useText } from '../../src/core';
import { signOut, useSession } from '../../src/session';
import { AccountMenu } from './AccountMenu';
import { messages } from './messages';
import type { SessionBadgeProps } from './props';

export function SessionBadge({ signIn, links }: SessionBadgeProps) {
  const t = useText(messages);
  const { status, user } = useSession();
  const way = useRef<HTMLAnchorElement>(null);
  const hasLeft = useRef(false);
  useCompleteVisitor();
  useEffect(restoreScrollPosition, []);

  // The menu is gone then: focus goes to what stands in its place.
  const leave = () => {
    hasLeft.current = true;
    void signOut();
  };
  useEffect(() => {
    if (status === 'none' && hasLeft.current) way.current?.focus();
    hasLeft.current = false;
  }, [status]);

  const { profile, savedArticles } = config().pages;
  const pages = links ?? [
    { url: profile, text: t('profile') },
    { url: savedArticles, text: t('savedArticles') },
  ];
  return (
    <div className="inlay-session-badge" data-state={status}>
      {status === 'active' ? (
        <AccountMenu name={user?.firstName ?? ''} links={pages} onSignOut={leave} />
      ) : (
        <a
          ref={way}
          className="inlay-session-badge__trigger"
          href={safeLink(signIn?.url) ?? signInUrl('signIn')}
          onClick={(event) => {
            saveScrollPosition();
            // The hash may have changed since this was shown.
            if (!signIn) event.currentTarget.href = signInUrl('signIn');
          }}
        >
          {signIn?.text || t('signIn')}
        </a>
      )}
    </div>
  );
}
