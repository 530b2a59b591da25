import { type FetchPage, type Source, useSource } from '../../src/features/lists';
import { findVideos, type GalleryVideo, readVideos } from '../../src/services/video';
import type { GalleryPage, GalleryQuery } from './videos';
import type { GalleryItem } from './props';

/** The largest page that services return. */
const LARGEST_PAGE = 100;
/** Stops at a limit, so that an endless list cannot block the visitor. */
const MOST_PAGES = 5;

/** Pages of the service; without a cursor, all pages up to the requested one. */
export function createFetchVideos(limit: number): FetchPage<GalleryQuery, GalleryPage> {
  return async ({ filters, page }, { after, signal }) => {
    const { films, ...rest } = await findVideos(
      {
        topics: filters['topics'],
        speakers: filters['speakers'],
        limit: after === undefined ? Math.min(LARGEST_PAGE, limit * page) : limit,
        afterId: after?.toString(),
      },
      signal,
    );
    return { ...rest, items: films.map(itemOf) };
  };
}

export function useSourceVideos(address: string | undefined): Source<GalleryItem> | undefined {
  return useSource(address, 'videos', (rows) => readVideos(rows, rows.length).map(itemOf));
}

/** A video outside the visible list; undefined if this visitor may not see it. */
export async function findOne(id: string, signal: AbortSignal): Promise<GalleryItem | undefined> {
  let afterId: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { films, next } = await findVideos({ limit: LARGEST_PAGE, afterId }, signal);
    const found = films.find((video) => video.id === id);
    if (found) return itemOf(found);
    if (!next || next === afterId) return undefined;
    afterId = next;
  }
  return undefined;
}

function itemOf({ title, description, duration, date, poster, url, ...video }: GalleryVideo): GalleryItem {
  return {
    ...video,
    title: title || undefined,
    description: description || undefined,
    duration: duration || undefined,
    date: Number.isNaN(Date.parse(date)) ? undefined : date,
    poster: poster ? { src: poster, alt: '' } : undefined,
    url: url ? { url, text: '' } : undefined,
    transcript: undefined,
  };
}
