import { defineProps, flag, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  articleId: text({ max: 200, description: 'The article’s id in the content system; that of the page unless given.' }),
  articleLanguage: text({ max: 12, description: 'The article’s language; that of the page unless given.' }),
  articleTitle: text({ max: 200, description: 'Names the article for screen readers where a page lists several.' }),
  confirm: flag({ description: 'Asks before the article is taken off the list.' }),
});

export type SaveArticleProps = PropsOf<typeof props>;
