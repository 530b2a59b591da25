import { readdirSync, readFileSync } from 'node:fs';
import { asset, type Asset } from '../site/asset.ts';
import { html, type Html } from '../site/html.ts';

/** In CSS pixels, as the list shows them; stored at twice the resolution. */
export const pictureSize = { width: 320, height: 200 } as const;

export const pictureThemes = ['light', 'dark'] as const;

export const pictureFolder = new URL('pictures/', import.meta.url);

export function pictureFile(widget: string, theme: (typeof pictureThemes)[number]): string {
  return `${widget}-${theme}.avif`;
}

/** The first example of each widget, by file. */
export const pictures: ReadonlyMap<string, Asset> = new Map(
  readdirSync(pictureFolder).map((file) => [
    file,
    asset(`/catalogue/pictures/${file}`, readFileSync(new URL(file, pictureFolder)), 'image/avif'),
  ]),
);

/** Decorative beside the name. A new widget has none yet. */
export function pictureOf(widget: string): Html | undefined {
  const [light, dark] = pictureThemes.map((theme) => pictures.get(pictureFile(widget, theme)));
  if (!light || !dark) return undefined;
  return html`<picture
    ><source srcset="${dark.href}" media="(prefers-color-scheme: dark)" />
    <img
      class="thumbnail"
      src="${light.href}"
      width="${pictureSize.width}"
      height="${pictureSize.height}"
      alt=""
      loading="lazy"
      decoding="async"
  /></picture>`;
}
