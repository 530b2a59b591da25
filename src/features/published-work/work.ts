import type { Image, Place } from '../../contract';
import { regional } from '../../core';
import { readDate, readWrittenDate, type ReadDate } from '../dates';
import { fold } from '../lists';
import type { WorksGiven } from '../works';

/** A publication. */
export interface Work {
  readonly title: string;
  /** Empty if there is none. */
  readonly url: string;
  readonly source: string;
  readonly articleType: string;
  readonly date: ReadDate;
  readonly image?: Image | undefined;
}

export interface ReadWorks {
  readonly external: readonly Work[];
  readonly internal: readonly Work[];
  /** For the editor: the omitted work, and the reason. */
  readonly notes: readonly (readonly [text: string, ...place: Place])[];
}

const PARTS = 4;

/** Reads the works in the page. Incomplete ones are left out and noted. */
export function readWorks({ externalPublishedWork, publishedWork }: WorksGiven, language: string): ReadWorks {
  const notes: [text: string, ...place: Place][] = [];
  const external = externalPublishedWork.split(/\r?\n/).flatMap((line, index) => {
    if (!line.trim()) return [];
    const drop = (reason: string) => (
      notes.push([`line ${index + 1} is left out: ${reason}`, 'externalPublishedWork']),
      []
    );
    const parts = line.split('|').map((part) => part.trim());
    const [title = '', url = '', source = '', dateText = ''] = parts;
    if (parts.length !== PARTS) return drop(`it has ${parts.length} parts, not the four of title|URL|source|date`);
    if (!title) return drop('it has no title');
    const date = readDate(dateText, regional(language));
    if (date?.isAmbiguous)
      notes.push([
        `line ${index + 1}: ${readWrittenDate(dateText, regional(language))!.note}`,
        'externalPublishedWork',
      ]);
    return date ? [{ title, url, source, articleType: '', date }] : drop(`“${dateText}” is no date such as 2026-11-20`);
  });
  const internal = publishedWork.flatMap(
    (
      {
        title: titleText,
        url: link,
        source,
        sourcePublication,
        displayDate,
        articleType,
        image,
        imageUrl,
        imageAlt,
        languageName,
      },
      index,
    ) => {
      const drop = (reason: string) => (notes.push([`is left out: ${reason}`, 'publishedWork', index + 1]), []);
      const title = titleText ?? link?.text;
      if (!title) return drop('it has no title');
      if (languageName && !isLanguage(languageName, language)) return drop(`its language is ${languageName}`);
      const date = readDate(displayDate, regional(language));
      if (date?.isAmbiguous)
        notes.push([
          readWrittenDate(displayDate, regional(language))!.note!,
          'publishedWork',
          index + 1,
          'displayDate',
        ]);
      if (!date) return drop(displayDate ? `“${displayDate}” is no date such as 2026-11-20` : 'it has no date');
      return [
        {
          title,
          url: link?.url ?? '',
          source: sourcePublication || source,
          articleType,
          date,
          image: image ?? (imageUrl ? { src: imageUrl, alt: imageAlt } : undefined),
        },
      ];
    },
  );
  return { external, internal, notes };
}

/** Latest first, without duplicate titles. A work published elsewhere replaces the same work on this site. */
export function mergeWorks(external: readonly Work[], internal: readonly Work[]): readonly Work[] {
  const byTitle = new Map<string, Work>();
  for (const work of [...external, ...internal]) {
    const key = fold(work.title);
    if (!byTitle.has(key)) byTitle.set(key, work);
  }
  return [...byTitle.values()].sort((a, b) => b.date.day.localeCompare(a.date.day));
}

/** By its code, its English name, or its own name. */
function isLanguage(name: string, language: string): boolean {
  const names = ['en', language].map((of) => new Intl.DisplayNames([of], { type: 'language' }).of(language) ?? '');
  return [language, ...names].some((code) => fold(code) === fold(name)) || fold(name).split(/[-_]/)[0] === language;
}
