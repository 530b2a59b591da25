import { defineWidget } from '../../src/contract';
import { props } from './props';
import styles from './story-container.css';
import { StoryContainer } from './StoryContainer';

export default defineWidget({
  name: 'story-container',
  description: 'Stories one after the other: words beside an exhibit, a film or a page of a third party.',
  reserve: { narrow: '75rem', wide: '80rem' },
  props,
  styles,
  component: StoryContainer,
});
