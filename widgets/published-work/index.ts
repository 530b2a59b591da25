import { defineWidget } from '../../src/contract';
import { publishedWorkMessages as messages } from '../../src/features/published-work';
import { props } from './props';
import { PublishedWork } from './PublishedWork';

export default defineWidget({
  name: 'published-work',
  description: 'A person’s publications, newest first, with a “Show more” button.',
  props,
  canBeEmpty: true,
  messages,
  component: PublishedWork,
});
