import {
  defineFilterAddress,
  localPage,
  type FilterQuery,
  type ListAddress,
  type ListPage,
} from '../../src/features/lists';
import { session } from '../../src/session';
import { accessOf, mayWatch, rolesOf } from './access';
import type { GalleryItem, VideoGalleryProps } from './props';

export interface GalleryQuery extends FilterQuery {
  /** The roles of the visitor, see `accessOf`. */
  readonly access: string;
}

export interface GalleryPage extends ListPage<GalleryItem> {
  /** How many more are visible to others. */
  readonly hidden: number;
}

const NAMES = { topics: ({ topics }: GalleryItem) => topics, speakers: ({ speakers }: GalleryItem) => speakers };

export const GROUPS = [
  { name: 'topics', parameter: 'topic', options: 'topicOptions', flag: 'hasTopicFilter' },
  { name: 'speakers', parameter: 'speaker', options: 'speakerOptions', flag: 'hasSpeakerFilter' },
] as const;

/** The same URL is another list for another visitor. For videos on the page, only existing filter names count. */
export function galleryAddress(videos: readonly GalleryItem[] | undefined): ListAddress<GalleryQuery> {
  const groups = GROUPS.map(
    ({ name, parameter }) =>
      [name, { parameter, ...(videos && { options: [...new Set(videos.flatMap(NAMES[name]))] }) }] as const,
  );
  const address = defineFilterAddress({ groups: Object.fromEntries(groups), page: 'page' });
  return {
    id: address.id,
    read: (href) => ({ ...address.read(href), access: accessOf(rolesOf(session().peek())) }),
    href: (query, base) => address.href(query, base),
    key: (query) => `${query.access}\n${address.key(query)}`,
  };
}

/** The videos on the page that this visitor may see. */
export function localGallery(
  { videos, securedTags, limit }: VideoGalleryProps,
  query: FilterQuery,
  after?: string | number,
): GalleryPage {
  const roles = rolesOf(session().peek());
  const allVideos = distinct(videos);
  const options = { groups: NAMES, pageSize: limit };
  const page = localPage(
    { ...options, items: allVideos.filter(({ tags }) => mayWatch(tags, roles, securedTags)) },
    query,
    after,
  );
  const hidden = localPage(
    { ...options, items: allVideos.filter(({ tags }) => !mayWatch(tags, roles, securedTags)) },
    query,
  ).total;
  return { ...page, hidden };
}

/** The server-rendered videos, in the shape of the service. */
export function serverPageOf({
  total,
  nextCursor,
  hiddenCount = 0,
  videos,
  ...props
}: VideoGalleryProps): GalleryPage | undefined {
  if (total === undefined) return undefined;
  const counts = GROUPS.flatMap(({ name, options }) => {
    const counted = props[options]?.flatMap(({ name: option, count }) =>
      count === undefined ? [] : [[option, count] as const],
    );
    return counted?.length ? [[name, Object.fromEntries(counted)] as const] : [];
  });
  return { items: distinct(videos), total, next: nextCursor, hidden: hiddenCount, counts: Object.fromEntries(counts) };
}

/** Removes duplicates. */
export function distinct(videos: readonly GalleryItem[]): GalleryItem[] {
  return [...new Map(videos.map((video) => [video.id, video])).values()];
}
