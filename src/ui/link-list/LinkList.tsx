import type { Link } from '../../contract';
import { addStyles, safeLink } from '../../core';
import { linkProps } from '../attributes';
import { Icon } from '../icon/Icon';
import { arrowForward, external } from '../icon/paths';
import { NewTabHint } from '../visually-hidden/VisuallyHidden';
import styles from './link-list.css';

addStyles(styles);

export interface LinkListProps {
  links: readonly Link[];
  label?: string;
  /** Stacked with rules between them, or side by side after a text. */
  layout?: 'list' | 'row';
}

/** Links, each with its arrow. Links with an unsafe URL are left out. */
export function LinkList({ links, label, layout = 'list' }: LinkListProps) {
  const safe = links.filter((link) => safeLink(link.url));
  if (!safe.length) return null;
  return (
    <ul className="inlay-link-list" data-layout={layout} role="list" aria-label={label}>
      {safe.map((link, index) => {
        const isNewTab = link.target === '_blank';
        return (
          <li key={index} className="inlay-link-list__item">
            <a {...linkProps(link, 'inlay-link-list__link')} data-kind="link">
              <span className="inlay-link-list__text">{link.text || link.url}</span>
              <NewTabHint target={link.target} />
              <span className="inlay-link-list__arrow" aria-hidden="true">
                <Icon path={isNewTab ? external : arrowForward} />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
