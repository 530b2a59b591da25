import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WIDGETS = join(import.meta.dirname, '../../../widgets');
const HEAD = `<script>window.inlayConfig = { services: { content: '' } };</script><script src="/dist/loader.js" defer></script>`;

/** Our widgets as an editor pastes them: the example of `examples.html`, and the selector that shows it has mounted. */
const CHOSEN = { 'site-search': 1, quiz: 0, 'sign-in': 0, 'image-carousel': 0 };

export function ourWidgets() {
  return Object.entries(CHOSEN).map(([name, example]) => {
    const examples = readFileSync(join(WIDGETS, name, 'examples.html'), 'utf8')
      .split(/<!-- example: .* -->\n/)
      .slice(1);
    return {
      name: `Inlay ${name}`,
      description: `${name}: `,
      head: HEAD,
      body: examples[example].replace(/data-module/, 'data-load="eager" data-module'),
      mountedSelector: `[data-module="${name}"][data-state="mounted"]`,
      scripts: [],
    };
  });
}
