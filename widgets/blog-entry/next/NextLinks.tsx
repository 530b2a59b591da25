import { useEffect, useState } from 'react';
import type { Link } from '../../../src/contract';
import { EntryLinks } from '../EntryLinks';
import type { BlogEntryProps } from '../props';
import { createEntryQueue } from './entry-queue';

const MOST = 5;

/** The entries that come after it, by the list of the blog. Nobody misses them where that does not come. */
export function NextLinks(props: BlogEntryProps) {
  const [queue] = useState(() => createEntryQueue(props));
  const [links, setLinks] = useState<readonly Link[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    queue.links(leaving.signal).then(
      (all) => leaving.signal.aborted || setLinks(all.slice(0, MOST)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [queue]);
  return <EntryLinks links={links} level={props.headingLevel} />;
}
