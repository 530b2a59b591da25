import { type Content, loadContent } from '../../../demo/content/load.ts';
import { content as small } from './content.ts';

const all = loadContent();

/** The demo's own lists. Articles are without their texts, which only site search uses, and indexes slowly. */
export const content: Content = {
  ...all,
  articles: all.articles.map((article) => ({ ...article, text: '' })),
  quizzes: [],
  dictionaries: small.dictionaries,
};

/** The day on which the handwritten content ends, and at which the demo's clock stops. */
export const day = all.articles[0]!.date;
