import type { Language } from '../../../content/load.ts';

const texts = {
  en: {
    title: 'Blogs',
    intro: 'Short notes from people who were there.',
    entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
    archive: 'Archive',
    tags: 'Topics',
    authors: 'Authors',
  },
  de: {
    title: 'Blogs',
    intro: 'Kurze Notizen von Leuten, die dabei waren.',
    entries: (count: number) => (count === 1 ? '1 Beitrag' : `${count} Beiträge`),
    archive: 'Archiv',
    tags: 'Themen',
    authors: 'Autorinnen und Autoren',
  },
};

/** Blogs are written in English and in German. */
export function blogTexts(language: Language): (typeof texts)['en'] {
  return language === 'de' ? texts.de : texts.en;
}
