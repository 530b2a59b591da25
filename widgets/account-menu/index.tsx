import { useEffect, useRef } from 'react';
import { defineWidget } from '../../src/contract';
import { config, isSamePage, useText } from '../../src/core';
import { linkProps, useLandmarkName } from '../../src/ui';
import { messages } from './messages';
import { props, type AccountMenuProps } from './props';
import styles from './account-menu.css';

function AccountMenu({ label, links }: AccountMenuProps) {
  const t = useText(messages);
  const list = useRef<HTMLUListElement>(null);
  const name = useLandmarkName(label ?? t('label'));
  const { profile, subscriptions, savedArticles } = config().pages;
  const pages = links?.length
    ? links
    : [
        { url: profile, text: t('profile') },
        { url: subscriptions, text: t('subscriptions') },
        { url: savedArticles, text: t('savedArticles') },
      ];

  // On a phone the present page may be beyond the edge.
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && current)
      box.scrollLeft +=
        current.getBoundingClientRect().left -
        box.getBoundingClientRect().left -
        (box.clientWidth - current.offsetWidth) / 2;
  }, []);

  return (
    <nav className="inlay-account-menu" aria-label={name}>
      <ul ref={list} className="inlay-account-menu__list" role="list">
        {pages.map((link) => (
          <li key={link.url} className="inlay-account-menu__item">
            <a {...linkProps(link, 'inlay-account-menu__link')} aria-current={isHere(link.url) ? 'page' : undefined}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether the URL is that of this page. */
export function isHere(url: string): boolean {
  return isSamePage(url) && new URL(url, location.href).origin === location.origin;
}

export default defineWidget({
  name: 'account-menu',
  description: 'Navigation between the pages of a reader’s account: profile, e-mail subscriptions, saved articles.',
  load: 'eager',
  props,
  messages,
  styles,
  component: AccountMenu,
});
