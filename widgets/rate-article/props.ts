import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  articleId: text({ max: 200, description: 'The article’s id in the content system; that of the page unless given.' }),
  articleLanguage: text({ max: 12, description: 'The article’s language; that of the page unless given.' }),
  question: text({ max: 120, description: 'What is asked above the stars.' }),
});

export type RateArticleProps = PropsOf<typeof props>;
