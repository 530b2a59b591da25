import { defineWidget } from '../../src/contract';
import { ConsentSettings } from './ConsentSettings';
import styles from './consent-settings.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'consent-settings',
  description:
    'Shows which cookies the visitor has allowed and since when, and opens the settings of the consent tool.',
  reserve: { narrow: '11.9rem', wide: '10.4rem' },
  props,
  messages,
  styles,
  component: ConsentSettings,
});
