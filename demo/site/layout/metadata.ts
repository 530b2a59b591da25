import type { Language } from '../../content/load.ts';
import { data, html, type Html } from '../html.ts';
import { splitPath, localPath } from '../paths.ts';
import type { View } from '../site.ts';

export interface Metadata {
  title: string;
  description: string;
  /** The whole document title, if the firm's name would not fit after it. */
  documentTitle?: string;
  /** Hidden from search engines: account pages, search results, demonstrations. */
  hidden?: boolean;
  /** A site path: the URL of the page without its filters, by default its own. */
  canonical?: string;
  /** The paths of this page in other languages. */
  languages?: Partial<Record<Language, string>>;
  image?: { path: string; alt: string };
  article?: { published: string; modified?: string; section: string; authors: string[]; tags: string[] };
  /** Schema.org descriptions, without their context. */
  structured?: object[];
}

const separator = ' | ';
const locales: Record<Language, string> = { en: 'en_GB', de: 'de_DE', ar: 'ar_AR', ja: 'ja_JP' };

// The width of a social image in the cards of other sites.
const pictureWidth = 677;
const pictureHeight = 381;

/**
 * Metadata for search engines and other sites: title, robots, canonical URL, languages, social cards, structured data.
 */
export function metadata(view: View, page: Metadata): Html {
  const { site, texts, language, path } = view;
  const absolute = (to: string) => site.addresses.site + to;
  const address = absolute(page.canonical ?? path);
  const title = page.documentTitle ?? page.title + separator + texts.firm;

  return html`<title>${title}</title>
    <meta name="description" content="${page.description}" />
    <meta name="robots" content="${page.hidden ? 'noindex,nofollow' : 'index,follow'}" />
    <link rel="canonical" href="${address}" />
    ${Object.entries(page.languages ?? {}).map(([code, to]) => html`<link rel="alternate" hreflang="${code}" href="${absolute(to)}" /> `)}
    ${page.languages?.en && html`<link rel="alternate" hreflang="x-default" href="${absolute(page.languages.en)}" />`}
    <meta property="og:site_name" content="${texts.firm}" />
    <meta property="og:type" content="${page.article ? 'article' : 'website'}" />
    <meta property="og:locale" content="${locales[language]}" />
    <meta property="og:title" content="${page.title}" />
    <meta property="og:description" content="${page.description}" />
    <meta property="og:url" content="${address}" />
    ${page.image && social({ src: absolute(page.image.path), alt: page.image.alt })}
    <meta name="twitter:card" content="${page.image ? 'summary_large_image' : 'summary'}" />
    ${page.article && publication(page.article)}
    ${(page.structured ?? []).map(
      (item) =>
        html`<script type="application/ld+json">
          ${data({ '@context': 'https://schema.org', ...item })}
        </script> `,
    )}`;
}

/** The languages of a page that exists in all four at the same path. */
export function everyLanguage(path: string): Record<Language, string> {
  const { rest } = splitPath(path);
  return { en: rest, de: localPath('de', rest), ar: localPath('ar', rest), ja: localPath('ja', rest) };
}

function social({ src, alt }: { src: string; alt: string }): Html {
  return html`<meta property="og:image" content="${src}" />
    <meta property="og:image:alt" content="${alt}" />
    <meta property="og:image:width" content="${pictureWidth}" />
    <meta property="og:image:height" content="${pictureHeight}" />`;
}

function publication({ published, modified, section, authors, tags }: NonNullable<Metadata['article']>): Html {
  return html`<meta name="access-level" content="public" />
    <meta property="article:published_time" content="${published}" />
    ${modified && html`<meta property="article:modified_time" content="${modified}" />`}
    <meta property="article:section" content="${section}" />
    ${authors.map((author) => html`<meta property="article:author" content="${author}" />`)}
    ${tags.map((tag) => html`<meta property="article:tag" content="${tag}" />`)}`;
}
