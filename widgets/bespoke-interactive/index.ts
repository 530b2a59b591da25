import { defineWidget } from '../../src/contract';
import { BespokeInteractive } from './BespokeInteractive';
import { props } from './props';

export default defineWidget({
  name: 'bespoke-interactive',
  description: 'An interactive made for one article, run from the content folder in a sandbox.',
  props,
  component: BespokeInteractive,
});
