import { defineProps, flag, group, link, list, text, type PropsOf } from '../../src/contract';

const article = group(
  {
    id: text({ required: true, max: 200, description: 'Its id in the content system.' }),
    language: text({ max: 12, description: 'Its language; English unless given.' }),
    url: text({ max: 2000, description: 'Its address.' }),
    imageUrl: text({ max: 2000, description: 'The address of its picture.' }),
    title: text({ max: 300, description: 'Its headline.' }),
    type: text({ max: 60, description: 'What it is, such as Report.' }),
  },
  { description: 'A saved article.' },
);

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the list; none where the page has one.' }),
  articles: list(article, { description: 'What the server has listed already: shown until the service has answered.' }),
  more: link({ description: 'Where readers with an empty list find articles. Default: the home page.' }),
  applyLater: flag({
    description: 'Lists below the articles the positions that visitors keep to apply later.',
  }),
  unconfirmed: flag({ description: 'Takes an article off the list without asking first.' }),
});

export type SavedArticlesProps = PropsOf<typeof props>;
