import type { Content } from '../../content/load.ts';
import { blogLists } from '../blogs/lists.ts';
import { directoryLists } from '../directory/lists.ts';
import { eventLists } from '../events/lists.ts';
import { postLists } from '../insights/lists.ts';
import { jobLists } from '../jobs/lists.ts';
import { universityLists } from '../universities/lists.ts';
import { videoLists } from '../video/lists.ts';
import type { List } from './types.ts';

/** Every list of the site. */
export function listsOf(content: Content): List[] {
  return [jobLists, eventLists, postLists, blogLists, directoryLists, videoLists, universityLists].flatMap((make) =>
    make(content),
  );
}
