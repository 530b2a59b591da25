import { defineWidget } from '../../src/contract';
import { SectionHeader } from './SectionHeader';
import { props } from './props';
import styles from './section-header.css';

export default defineWidget({ name: 'section-header', description: 'Begins a part of a page: a title at full size with its description, or a slim line with a way to more.', props, styles, component: SectionHeader });
