import { defineWidget } from '../../src/contract';
import { publishedWorkMessages as messages } from '../../src/features/published-work';
import { props } from './props';
import { PublishedWork } from './PublishedWork';

export default defineWidget({
  name: 'published-work',
  description: 'What a person has published, here and elsewhere, newest first, with a button for more.',
  props,
  canBeEmpty: true,
  messages,
  component: PublishedWork,
});
