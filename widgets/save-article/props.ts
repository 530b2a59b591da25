import { defineProps, flag, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  articleId: text({ max: 200, description: 'The article’s id in the content system. Default: that of the page.' }),
  articleLanguage: text({ max: 12, description: 'The article’s language. Default: that of the page.' }),
  articleTitle: text({ max: 200, description: 'The name of the article for screen readers, if a page lists several.' }),
  confirm: flag({ description: 'Asks for confirmation before the article is removed.' }),
});

export type SaveArticleProps = PropsOf<typeof props>;
