import { defineWidget } from '../../src/contract';
import { ConsentSettings } from './ConsentSettings';
import styles from './consent-settings.css';
import { messages } from './messages';
import { props } from './props';

export default defineWidget({
  name: 'consent-settings',
  description:
    'Shows which cookies the visitor has allowed and since when, and opens the settings of the consent tool.',
  props,
  messages,
  styles,
  component: ConsentSettings,
});
