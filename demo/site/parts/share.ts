import { html, raw, type Html } from '../html.ts';
import type { View } from '../site.ts';

/** The outlines of the widget's own icons. */
const icons = {
  linkedin:
    'M4 9h3.4v11H4zm1.7-5.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4M9.6 9h3.3v1.5c.5-.9 1.6-1.8 3.4-1.8 3.5 0 4.2 2.3 4.2 5.3v6h-3.4v-5.3c0-1.3 0-2.9-1.8-2.9s-2.2 1.4-2.2 2.8V20H9.6z',
  x: 'M4 4h5l3.9 5.3L17.6 4H20l-6 6.9L20.5 20h-5l-4.3-5.8L6.1 20H3.7l6.4-7.4zm3.3 1.7L16.3 18.3h1.2L8.6 5.7z',
  facebook:
    'M13.5 21v-8h2.7l.4-3.2h-3.1V7.9c0-.9.3-1.6 1.6-1.6h1.7V3.4A22 22 0 0 0 14.3 3.3c-2.4 0-4.1 1.5-4.1 4.2v2.3H7.5V13h2.7v8z',
  mail: 'M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7',
};

/**
 * Links to share an article, which work without JavaScript: part of the module that enhances it, and lays it out for
 * print.
 */
export function share({ site, texts }: View, path: string, title: string, { isForPaper = false } = {}): Html {
  const url = (cid: string) => `${site.addresses.site}${path}?cid=${cid}`;
  const { label, linkedin, x, facebook, mail, mailText } = texts.share;
  const query = (base: string, parameters: Record<string, string>) => `${base}?${new URLSearchParams(parameters)}`;
  const links = [
    ['linkedin', linkedin, query('https://www.linkedin.com/sharing/share-offsite/', { url: url('soc-web-li') })],
    ['x', x, query('https://x.com/intent/post', { url: url('soc-web-x'), text: title })],
    ['facebook', facebook, query('https://www.facebook.com/sharer/sharer.php', { u: url('soc-web-fb') })],
    [
      'mail',
      mail,
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(mailText(url('eml-web'), title))}`,
    ],
  ] as const;
  return html`<div data-module="article" ${isForPaper && html` data-load="eager"`}>
    <div class="inlay-share-links" role="group" aria-label="${label}">
      <span class="inlay-share-links__label" data-field="shareLabel">${label}</span>
      <ul class="inlay-share-links__list" role="list">
        ${links.map(
          ([name, label, to]) =>
            html`<li class="inlay-share-links__item">
              <a
                class="inlay-button"
                data-variant="quiet"
                data-icon-only="true"
                href="${to}"
                ${name !== 'mail' && html` target="_blank" rel="noopener"`}
                aria-label="${label}"
                title="${label}"
                ><span class="inlay-button__label"
                  ><svg
                    class="inlay-icon"
                    viewBox="0 0 24 24"
                    width="20"
                    height="20"
                    aria-hidden="true"
                    focusable="false"
                    ${name !== 'mail' && raw(' data-solid="true"')}
                  >
                    <path d="${icons[name]}" /></svg></span
              ></a>
            </li>`,
        )}
      </ul>
    </div>
  </div>`;
}
