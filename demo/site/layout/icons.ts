import { html, type Html } from '../html.ts';

export const searchIcon = icon(html`<circle cx="9" cy="9" r="6" /><path d="m13.5 13.5 4 4" />`);
export const globeIcon = icon(
  html`<circle cx="10" cy="10" r="7.5" /><path d="M2.5 10h15M10 2.5c-5 4.5-5 10.5 0 15M10 2.5c5 4.5 5 10.5 0 15" />`,
);
export const readerIcon = icon(
  html`<path d="M10 3.3a3.3 3.3 0 1 0 0 6.7 3.3 3.3 0 0 0 0-6.7M3.7 17c.5-3.3 2.8-5 6.3-5s5.8 1.7 6.3 5" />`,
);
export const menuIcon = icon(html`<path d="M2.5 5.5h15M2.5 10h15M2.5 14.5h15" />`);
export const lockIcon = icon(html`<path d="M4.5 9h11v8h-11zM7 9V6a3 3 0 0 1 6 0v3" />`);
export const bookmarkIcon = icon(html`<path d="M5.5 3h9v14l-4.5-3.5L5.5 17z" />`);
export const mailIcon = icon(html`<path d="M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6" />`);
export const warningIcon = icon(html`<path d="M10 3 2 17h16zM10 8v4M10 14.3v.4" />`);

/** Drawn on a 20 px grid, in the colour of the text, hidden from screen readers. */
function icon(shapes: Html): Html {
  return html`<svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    ${shapes}
  </svg>`;
}
