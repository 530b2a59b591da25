import { defineWidget } from '../../src/contract';
import styles from './gated-download.css';
import { GatedDownload } from './GatedDownload';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'gated-download',
  description: 'Lists files to download; those for registered users ask for a sign-in first, and then arrive by themselves.',
  props,
  messages,
  styles,
  component: GatedDownload,
});
