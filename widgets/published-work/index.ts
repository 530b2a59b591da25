import { defineWidget } from '../../src/contract';
import { publishedWorkMessages as messages } from '../../src/features/published-work';
import { props } from './props';
import { PublishedWork } from './PublishedWork';

export default defineWidget({
  name: 'published-work',
  description: 'What somebody has published, here and elsewhere, latest first, and more of it by a press.',
  props,
  canBeEmpty: true,
  messages,
  component: PublishedWork,
});
