import type { Article } from '../../content/load.ts';
import { longDate } from '../dates.ts';
import { joinNames, peopleOf } from '../parts/people.ts';
import type { Site } from '../site.ts';
import { type Block, createPdf, type Pdf } from './pdf.ts';

export interface Report {
  article: Article;
  path: string;
  pdf: Pdf;
}

const made = new WeakMap<Article, Pdf>();

/**
 * The report of an article for registered readers: its own, or that of the English original if the PDF writer lacks its
 * script.
 */
export function reportOf(site: Site, article: Article): Report | undefined {
  const isLatin = article.language === 'en' || article.language === 'de';
  const source = isLatin
    ? article
    : site.content.articles.find(({ language, slug }) => language === 'en' && slug === article.translationOf);
  if (source?.access !== 'registered') return undefined;
  return { article: source, path: `/reports/${source.slug}.pdf`, pdf: pdfOf(site, source) };
}

export function findReport(site: Site, slug: string): Report | undefined {
  const article = site.content.articles.find(
    (candidate) => candidate.slug === slug && (candidate.language === 'en' || candidate.language === 'de'),
  );
  return article && reportOf(site, article);
}

function pdfOf(site: Site, article: Article): Pdf {
  const cachedReport = made.get(article);
  if (cachedReport) return cachedReport;
  const authors = joinNames(
    peopleOf(site, article.authors).map(({ name }) => name),
    article.language,
  );
  const blocks: Block[] = [
    { kind: 'small', text: `Alder & Voss – ${article.eyebrow}` },
    { kind: 'title', text: article.title },
    { kind: 'small', text: `${authors}, ${longDate(article.date, article.language)}` },
    { kind: 'heading', text: article.description },
    ...blocksOf(article.html),
  ];
  const pdf = createPdf({ title: article.title, language: article.language, blocks });
  made.set(article, pdf);
  return pdf;
}

/** The text of an article; its tables and widgets stay on the page. */
function blocksOf(markup: string): Block[] {
  const kinds = { h2: 'heading', h3: 'heading', p: 'text', li: 'item' } as const;
  return [...markup.matchAll(/<(h2|h3|p|li)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)].flatMap(([, name, inner]) => {
    const text = plain(inner ?? '');
    return text ? [{ kind: kinds[name as keyof typeof kinds], text }] : [];
  });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plain(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/g, (found, name: string) => entities[name] ?? found)
    .replace(/\s+/g, ' ')
    .trim();
}
