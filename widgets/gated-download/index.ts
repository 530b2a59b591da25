import { defineWidget } from '../../src/contract';
import styles from './gated-download.css';
import { GatedDownload } from './GatedDownload';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'gated-download',
  description: 'Files to download. Files for registered readers require sign-in, and then download automatically.',
  reserve: { narrow: '13rem', wide: '11.75rem' },
  props,
  messages,
  styles,
  component: GatedDownload,
});
