import type { Link } from '../../contract';
import { addStyles, safeLink } from '../../core';
import { Button, LinkList, linkProps, NewTabHint } from '../../ui';
import styles from './actions.css';

addStyles(styles);

export interface ActionsProps {
  links: readonly Link[];
  /** One or two buttons for the main actions, links for further reading. */
  variant?: 'links' | 'buttons';
}

/** Links for the next step. Links with an unsafe URL are left out. */
export function Actions({ links, variant = 'links' }: ActionsProps) {
  const safe = links.filter(({ url }) => safeLink(url));
  if (!safe.length) return null;
  if (variant === 'links') return <LinkList links={safe} layout="row" />;
  return (
    <div className="inlay-actions">
      {safe.map((link, index) => (
        <Button key={index} variant={index ? 'secondary' : 'primary'} {...linkProps(link)}>
          {link.text}
          <NewTabHint target={link.target} />
        </Button>
      ))}
    </div>
  );
}
