import { configuration, type PageSettings } from '../configuration.ts';
import { data, html, type Html } from '../html.ts';
import type { View } from '../site.ts';
import { theme } from '../theme.ts';
import { metadata, type Metadata } from './metadata.ts';

/** The document head: metadata, the theme, Inlay's script with its configuration, and an old jQuery. */
export function head(
  view: View,
  page: Metadata,
  { extras, ...settings }: PageSettings & { extras?: Html | undefined } = {},
): Html {
  const { site, language, nonce, editing, strict } = view;
  const { cdn } = site.addresses;
  // A header that is painted in parts shifts: browsers that can, wait for the start of the content.
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="expect" href="#main" blocking="render" />
    ${metadata(view, page)}
    <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#0d1a2e" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="${theme.icon.href}" type="image/svg+xml" />
    <link rel="preload" href="${theme.display.href}" as="font" type="font/woff2" crossorigin />
    <link rel="preload" href="${theme.text.href}" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="${cdn}/inlay.css" />
    ${site.runtime && html`<link rel="modulepreload" href="${cdn}/${site.runtime}" nonce="${nonce}" />`}
    <link rel="stylesheet" href="${theme.styles.href}" />
    <script type="application/json" data-inlay-config>
      ${data(configuration(view, settings))}
    </script>
    <script
      src="${cdn}/loader.js"
      defer
      nonce="${nonce}"
      data-language="${language}"
      ${editing && html` data-mode="edit"`}
    ></script>
    ${
      !strict &&
      html`<script src="${theme.jquery.href}" defer nonce="${nonce}"></script>
        <script src="${theme.menu.href}" defer nonce="${nonce}"></script>`
    }
    ${extras}
  </head>`;
}
