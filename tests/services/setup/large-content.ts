import { type Content, loadContent } from '../../../demo/content/load.ts';
import { content as small } from './content.ts';

const all = loadContent();

/** The demo's own lists. Articles are without their texts, which only site search reads and takes long to. */
export const content: Content = {
  ...all,
  articles: all.articles.map((article) => ({ ...article, text: '' })),
  quizzes: [],
  dictionaries: small.dictionaries,
};

/** The day on which the written content ends, and from which the demo stands still. */
export const day = all.articles[0]!.date;
