import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineWidget, type Link } from '../../src/contract';
import { config, safeLink, useText } from '../../src/core';
import { restoreScrollPosition, saveScrollPosition, signInUrl, useCompleteVisitor } from '../../src/features/visitor';
import { signOut, useSession } from '../../src/session';
import { Icon, icons, useUniqueId, linkProps, type IconPath } from '../../src/ui';
import { messages } from './messages';
import { props, type SessionBadgeProps } from './props';
import styles from './session-badge.css';

const USER: IconPath = { d: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.6-4 3.3-6 7.5-6s6.9 2 7.5 6' };

function SessionBadge({ signIn, links }: SessionBadgeProps) {
  const t = useText(messages);
  const { status, user } = useSession();
  const signInLink = useRef<HTMLAnchorElement>(null);
  const hasLeft = useRef(false);
  useCompleteVisitor();
  useEffect(restoreScrollPosition, []);

  // The menu was removed: focus moves to what replaced it.
  const signOutHere = () => {
    hasLeft.current = true;
    void signOut();
  };
  useEffect(() => {
    if (status === 'none' && hasLeft.current) signInLink.current?.focus();
    hasLeft.current = false;
  }, [status]);

  const { profile, subscriptions, savedArticles } = config().pages;
  const pages = links ?? [
    { url: profile, text: t('profile') },
    { url: subscriptions, text: t('subscriptions') },
    { url: savedArticles, text: t('savedArticles') },
  ];
  return (
    <div className="inlay-session-badge" data-state={status}>
      {status === 'active' ? (
        <AccountMenu name={user?.firstName ?? ''} links={pages} onSignOut={signOutHere} />
      ) : (
        <a
          ref={signInLink}
          className="inlay-session-badge__trigger"
          href={safeLink(signIn?.url) ?? signInUrl('signIn')}
          onClick={(event) => {
            saveScrollPosition();
            // The hash may have changed since this was rendered.
            if (!signIn) event.currentTarget.href = signInUrl('signIn');
          }}
        >
          {signIn?.text || t('signIn')}
        </a>
      )}
    </div>
  );
}

interface AccountMenuProps {
  name: string;
  links: readonly Link[];
  onSignOut: () => void;
}

/** A disclosure with links, without the `menu` role: Tab moves through it as through any list of links. */
function AccountMenu({ name, links, onSignOut }: AccountMenuProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  // Not after the next frame: a fast Escape would be lost.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onElsewhere = (event: Event) => {
      if (!event.composedPath().includes(box.current!)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div ref={box} className="inlay-session-badge__menu">
      <button
        ref={button}
        type="button"
        className="inlay-session-badge__trigger"
        aria-label={name ? t('accountOf', { name }) : t('account')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={USER} />
        <span className="inlay-session-badge__name">{name || t('account')}</span>
        <Icon path={icons.chevronDown} size={16} />
      </button>
      <ul id={id} className="inlay-session-badge__list" hidden={!isOpen}>
        {links.map((link) => (
          <li key={link.url}>
            <a {...linkProps(link, 'inlay-session-badge__item')}>{link.text}</a>
          </li>
        ))}
        <li>
          <button type="button" className="inlay-session-badge__item" onClick={onSignOut}>
            {t('signOut')}
          </button>
        </li>
      </ul>
    </div>
  );
}

export default defineWidget({
  name: 'session-badge',
  description: 'The sign-in link in the page header, or the user’s name with an account menu.',
  load: 'eager',
  props,
  messages,
  styles,
  component: SessionBadge,
});
