import { defineWidget } from '../../src/contract';
import styles from './flourish.css';
import { Flourish } from './Flourish';
import { props } from './props';

export default defineWidget({ name: 'flourish', description: 'A chart made with Flourish, shown once the visitor agrees, as high as it wants to be.', props, styles, component: Flourish });
