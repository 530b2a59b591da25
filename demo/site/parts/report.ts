import type { Article } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import { reportOf } from '../reports/report.ts';
import type { View } from '../site.ts';

/** The report of an article, for registered readers; nothing if there is none. */
export function reportDownload(view: View, article: Article): Html {
  const report = reportOf(view.site, article);
  if (!report) return html``;
  const { texts } = view;
  const { title, language } = report.article;
  const isForeign = language !== view.language;
  return html`<div data-module="gated-download" class="report">
    <h2 data-field="title">${texts.article.report}</h2>
    <p data-field="fullReportPDF">
      <a data-field="src" href="${report.path}" hreflang="${language}"
        >${title}${isForeign && html` (${texts.inEnglish})`}</a
      >
      <data data-field="pageCount" value="${report.pdf.pages}">${texts.article.reportPages(report.pdf.pages)}</data>
      <data data-field="registrationRequired" value="true">${texts.article.reportFor}</data>
    </p>
  </div>`;
}
