import { readFileSync } from 'node:fs';
import { html, type Html } from '../site/html.ts';
import type { View } from '../site/site.ts';
import { asset, minified } from '../site/asset.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

/** The catalogue's own stylesheet and script; the site serves them with its theme. */
export const catalogueAssets = {
  catalogueStyles: asset('/theme/catalogue.css', minified(read('catalogue.css').toString()), 'text/css; charset=utf-8'),
  catalogueScript: asset('/theme/catalogue.js', read('catalogue.js'), 'text/javascript; charset=utf-8'),
};

export function extras({ nonce }: View): Html {
  const { catalogueStyles, catalogueScript } = catalogueAssets;
  return html`<link rel="stylesheet" href="${catalogueStyles.href}" />
    <script type="module" src="${catalogueScript.href}" nonce="${nonce}"></script>`;
}
