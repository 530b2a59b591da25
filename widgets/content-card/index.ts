import { defineWidget } from '../../src/contract';
import { ContentCard } from './ContentCard';
import { props } from './props';
import styles from './content-card.css';

export default defineWidget({ name: 'content-card', description: 'One piece of content to lead to, with its picture above or beside the text.', props, styles, component: ContentCard });
