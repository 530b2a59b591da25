import type { Content } from '../../content/load.ts';
import { films } from '../../media/films.ts';
import { newestFirst } from '../jobs/lists.ts';
import type { List } from '../lists/index.ts';

export const filmFacets = ['topics', 'speakers', 'tags'] as const;

/** A film in the gallery. */
export interface FilmCard {
  id: string;
  title: string;
  description: string;
  /** In seconds, as long as the file really is. */
  duration: number;
  date: string;
  topics: string[];
  /** Names. */
  speakers: string[];
  tags: string[];
  poster: string;
  url: string;
}

/** What the gallery's service answers, as far as the site reads it. */
export interface FilmsFound {
  videos: FilmCard[];
  total: number;
  hidden: number;
  nextCursor: string;
  facets: Record<string, Record<string, number>>;
}

/** Tags that restrict a film to those who have a role of that name. */
export const securedTags: readonly string[] = ['premium', 'practice'];
export const everybody = 'everybody';

function accessOf(tags: readonly string[]): string[] {
  const roles = tags.filter((tag) => securedTags.includes(tag));
  return roles.length > 0 ? roles : [everybody];
}

/** Films, latest first. */
export function filmLists({ videos, people }: Pick<Content, 'videos' | 'people'>): List[] {
  const rows = videos.map(({ id, title, description, durationSeconds, date, topics, speakers, tags }) => {
    const names = speakers.flatMap((speaker) => people.find((person) => person.id === speaker)?.name ?? []);
    const duration = films.find((video) => video.id === id)?.duration ?? durationSeconds;
    const item: FilmCard = {
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
