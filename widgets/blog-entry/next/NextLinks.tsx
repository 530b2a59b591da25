import { useEffect, useState } from 'react';
import type { Link } from '../../../src/contract';
import { EntryLinks } from '../EntryLinks';
import type { BlogEntryProps } from '../props';
import { createEntryQueue } from './entry-queue';

const MAX_LINKS = 5;

/** Links to the next entries in the list of the blog; nothing if the list fails to load. */
export function NextLinks(props: BlogEntryProps) {
  const [queue] = useState(() => createEntryQueue(props));
  const [links, setLinks] = useState<readonly Link[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    queue.links(leaving.signal).then(
      (links) => leaving.signal.aborted || setLinks(links.slice(0, MAX_LINKS)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [queue]);
  return <EntryLinks links={links} level={props.headingLevel} />;
}
