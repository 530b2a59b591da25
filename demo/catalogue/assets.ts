import { readFileSync } from 'node:fs';
import { html, type Html } from '../site/html.ts';
import type { View } from '../site/site.ts';
import { asset, minified } from '../site/asset.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

const copyFormats = asset('/theme/copy-formats.js', read('copy-formats.js'), 'text/javascript; charset=utf-8');
const script = read('catalogue.js').toString().replace('./copy-formats.js', copyFormats.href);

/** The catalogue's own stylesheet and scripts; the site serves them with its theme. */
export const catalogueAssets = {
  copyFormats,
  catalogueStyles: asset('/theme/catalogue.css', minified(read('catalogue.css').toString()), 'text/css; charset=utf-8'),
  catalogueScript: asset('/theme/catalogue.js', Buffer.from(script), 'text/javascript; charset=utf-8'),
};

export function extras({ nonce }: View): Html {
  const { catalogueStyles, catalogueScript } = catalogueAssets;
  return html`<link rel="stylesheet" href="${catalogueStyles.href}" />
    <script type="module" src="${catalogueScript.href}" nonce="${nonce}"></script>`;
}
