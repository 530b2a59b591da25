import type { Link } from '../../contract';
import { addStyles, safeLink } from '../../core';
import { Button, LinkList, NewTabHint } from '../../ui';
import styles from './actions.css';

addStyles(styles);

export interface ActionsProps {
  links: readonly Link[];
  /** Buttons for the one or two things that a visitor should do, links for ways to read on. */
  variant?: 'links' | 'buttons';
}

/** What to do next. Links whose address is none that a link may have are left out. */
export function Actions({ links, variant = 'links' }: ActionsProps) {
  const safe = links.filter(({ url }) => safeLink(url));
  if (!safe.length) return null;
  if (variant === 'links') return <LinkList links={safe} layout="row" />;
  return (
    <div className="inlay-actions">
      {safe.map(({ url, text, target, title, className }, index) => (
        <Button
          key={index}
          variant={index ? 'secondary' : 'primary'}
          className={className}
          href={url}
          target={target}
          title={title}
        >
          {text}
          <NewTabHint target={target} />
        </Button>
      ))}
    </div>
  );
}
