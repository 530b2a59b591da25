import type { Language } from '../../../content/load.ts';

const texts = {
  en: {
    title: 'Blogs',
    intro: 'Short notes from people who were there.',
    entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
    archive: 'Archive',
    tags: 'Topics',
    authors: 'Authors',
    feed: 'Subscribe to these entries (Atom feed)',
    readingTime: (minutes: number) => `${minutes} min read`,
  },
  de: {
    title: 'Blogs',
    intro: 'Kurze Notizen von Leuten, die dabei waren.',
    entries: (count: number) => (count === 1 ? '1 Beitrag' : `${count} Beiträge`),
    archive: 'Archiv',
    tags: 'Themen',
    authors: 'Autorinnen und Autoren',
    feed: 'Diese Beiträge abonnieren (Atom-Feed)',
    readingTime: (minutes: number) => `${minutes} Min. Lesezeit`,
  },
};

/** Blogs are written in English and in German. */
export function blogTexts(language: Language): (typeof texts)['en'] {
  return language === 'de' ? texts.de : texts.en;
}
