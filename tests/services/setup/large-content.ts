import { type Content, loadContent } from '../../../demo/content/load.ts';
import { content as small } from './content.ts';

const demoContent = loadContent();

/** The demo's own lists. Articles are without their texts, which only site search uses, and indexes slowly. */
export const content: Content = {
  ...demoContent,
  articles: demoContent.articles.map((article) => ({ ...article, text: '' })),
  quizzes: [],
  dictionaries: small.dictionaries,
};

/** The day on which the handwritten content ends, and at which the demo's clock stops. */
export const day = demoContent.articles[0]!.date;
