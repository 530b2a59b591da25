import { defineWidget } from '../../src/contract';
import { props } from './props';
import styles from './story-container.css';
import { StoryContainer } from './StoryContainer';

export default defineWidget({
  name: 'story-container',
  description: 'A sequence of stories: text beside an exhibit, a video or third-party content.',
  reserve: { narrow: '75rem', wide: '80rem' },
  props,
  styles,
  component: StoryContainer,
});
