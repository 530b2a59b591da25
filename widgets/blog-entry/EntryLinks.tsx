import type { Link } from '../../src/contract';
import { useText } from '../../src/core';
import { Heading, type HeadingLevel, LinkList, useLandmarkName } from '../../src/ui';
import { messages } from './messages';

/** Links to the next entries, where they do not load automatically. */
export function EntryLinks({ links, level }: { links: readonly Link[]; level: number }) {
  const t = useText(messages);
  const name = useLandmarkName(links.length ? t('nextEntries') : undefined);
  if (!links.length) return null;
  return (
    <nav className="inlay-blog-entry__next" aria-label={name}>
      <Heading level={(level + 1) as HeadingLevel} className="inlay-blog-entry__subtitle">
        {t('nextEntries')}
      </Heading>
      <LinkList links={links} />
    </nav>
  );
}
