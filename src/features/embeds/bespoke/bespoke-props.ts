import { choice, integer, list } from '../../../contract';
import { foreignId } from '../kinds';

/** An interactive that a script in the content folder draws. */
export const bespokeProps = {
  bespokeInteractiveId: foreignId({ description: 'Name of its folder in the content folder; `index.js` in it is run.' }),
  sandbox: choice(['frame', 'page'], { default: 'frame', description: 'Whether the script runs in a sandboxed frame, or in the page itself with all its rights.' }),
  allow: list(choice(['forms', 'popups', 'downloads', 'modals'], { description: 'One of the rights.' }), {
    max: 4,
    default: [] as readonly ('forms' | 'popups' | 'downloads' | 'modals')[],
    description: 'What the sandbox lets the script do beside drawing.',
  }),
  height: integer({ minimum: 100, maximum: 5000, unit: 'px', default: 400, description: 'The room kept for it, until it says how high it is itself.' }),
};
