import { defineWidget } from '../../src/contract';
import { BespokeInteractive } from './BespokeInteractive';
import { props } from './props';

export default defineWidget({
  name: 'bespoke-interactive',
  description: 'An interactive made for one article, loaded from the content folder into a sandbox.',
  props,
  component: BespokeInteractive,
});
