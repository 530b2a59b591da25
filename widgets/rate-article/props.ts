import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  articleId: text({ max: 200, description: 'The article’s id in the content system. Default: that of the page.' }),
  articleLanguage: text({ max: 12, description: 'The article’s language. Default: that of the page.' }),
  question: text({ max: 120, description: 'The question above the stars.' }),
});

export type RateArticleProps = PropsOf<typeof props>;
