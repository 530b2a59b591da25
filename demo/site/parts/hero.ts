import { html, type Html, raw } from '../html.ts';

interface Hero {
  module: 'article-hero' | 'full-hero' | 'fifty-fifty-hero' | 'video-hero' | 'section-hero' | 'collection-hero';
  layout: 'over' | 'before' | 'after' | 'beside' | 'portrait';
  /** The attributes of the placeholder, without `data-`. */
  settings?: Record<string, string | number | true>;
  /** Attributes of the section inside that change its position or background. */
  look?: { ground?: 'surface' | 'ink'; height?: 'small' | 'medium' | 'large'; variant?: 'lined' };
  /** Lines of text, each with its `data-field`. */
  text: Html;
  picture: Html;
  caption?: string | undefined;
}

/** A hero with the classes of its widget, so that nothing shifts when it mounts. */
export function hero({ module, layout, settings = {}, look = {}, text: heroText, picture, caption }: Hero): Html {
  const isOver = layout === 'over';
  const ground = isOver ? 'ink' : look.ground;
  const figure = html`<figure class="inlay-hero__figure">${picture}</figure>`;
  const text = html`<div class="inlay-hero__words"><div class="inlay-hero__text">${heroText}</div></div>`;
  // In visual order. Otherwise the image would move down while the page loads.
  const parts = layout === 'before' || layout === 'beside' ? [text, figure] : [figure, text];
  return html`<div class="opening" data-module="${module}" ${attributes(settings)}>
    <section
      class="inlay-hero inlay-${module}"
      ${attributes({ layout, ...look, ...(ground && { ground }), ...(ground === 'ink' && { theme: 'dark' }) })}
    >
      <div class="inlay-hero__stage">${parts}</div>
      ${caption && html`<p class="inlay-hero__credit" data-field="caption">${caption}</p>`}
    </section>
  </div>`;
}

function attributes(values: Record<string, string | number | true>): Html {
  return html`${Object.entries(values).map(([name, value]) => html` data-${raw(name)}${value !== true && html`="${value}"`}`)}`;
}
