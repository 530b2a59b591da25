import type { Content } from '../../content/load.ts';
import { platformVideos } from '../../media/videos.ts';
import { newestFirst } from '../jobs/lists.ts';
import type { List } from '../lists/index.ts';

export const videoFacets = ['topics', 'speakers', 'tags'] as const;

/** A video in the gallery. */
export interface VideoCard {
  id: string;
  title: string;
  description: string;
  /** The duration of the file, in seconds. */
  duration: number;
  date: string;
  topics: string[];
  /** Names. */
  speakers: string[];
  tags: string[];
  poster: string;
  url: string;
}

/** The part of the gallery's response that the site uses. */
export interface VideosFound {
  videos: VideoCard[];
  total: number;
  hidden: number;
  nextCursor: string;
  facets: Record<string, Record<string, number>>;
}

/** Tags that restrict a video to users who have the role of that name. */
export const securedTags: readonly string[] = ['premium', 'practice'];
export const everybody = 'everybody';

function accessOf(tags: readonly string[]): string[] {
  const roles = tags.filter((tag) => securedTags.includes(tag));
  return roles.length > 0 ? roles : [everybody];
}

/** Videos, latest first. */
export function videoLists({ videos, people }: Pick<Content, 'videos' | 'people'>): List[] {
  const rows = videos.map(({ id, title, description, durationSeconds, date, topics, speakers, tags }) => {
    const names = speakers.flatMap((speaker) => people.find((person) => person.id === speaker)?.name ?? []);
    const duration = platformVideos.find((video) => video.id === id)?.duration ?? durationSeconds;
    const item: VideoCard = {
      id,
      title,
      description,
      duration,
      date,
      topics,
      speakers: names,
      tags,
      poster: `/posters/${id}.svg`,
      url: `/videos/${id}`,
    };
    return {
      id,
      sort: `${newestFirst(date)} ${id}`,
      item,
      facets: { topics, speakers: names, tags, access: accessOf(tags) },
      days: { published: [date] },
    };
  });
  return [{ name: 'videos', rows }];
}
