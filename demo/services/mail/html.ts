import type { Language } from '../../content/load.ts';
import { escapeHtml } from './escape.ts';
import type { Texts, Words } from './types.ts';

export interface Parts {
  texts: Words;
  /** The fixed phrases of the language. */
  phrases: Pick<Texts, 'codeLabel' | 'linkLabel' | 'signature'>;
  code: string | undefined;
  /** The first is rendered as a button. */
  links: readonly { url: string; label: string }[];
  language: Language;
}

// Mail programs support inline styles, and little else.
const styles = {
  body: "margin:0;background:#faf8f3;color:#14213d;font:16px/1.6 'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif",
  sheet: 'max-width:560px;margin:0 auto;padding:40px 24px',
  firm: 'margin:0 0 32px;font:600 20px/1.2 Newsreader,Georgia,serif',
  heading: 'margin:0 0 24px;font:500 28px/1.25 Newsreader,Georgia,serif',
  paragraph: 'margin:0 0 16px',
  code: 'margin:24px 0;padding:16px 0;border-top:1px solid #d8d3c7;border-bottom:1px solid #d8d3c7',
  codeLabel: 'display:block;font-size:13px;color:#5b6170',
  digits: 'font:600 32px/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em;color:#14213d',
  action: 'margin:24px 0',
  button: 'display:inline-block;padding:12px 20px;background:#14213d;color:#ffffff;text-decoration:none',
  foot: 'margin:32px 0 0;padding-top:16px;border-top:1px solid #d8d3c7;font-size:13px;color:#5b6170',
  address: 'word-break:break-all',
};

/** The e-mail as self-contained HTML: no image, no font, no request. */
export function htmlOf(parts: Parts): string {
  const { texts, language } = parts;
  const subject = escapeHtml(texts.subject);
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="${styles.body}">
<div style="${styles.sheet}">
<p style="${styles.firm}">Alder &amp; Voss</p>
<h1 style="${styles.heading}">${subject}</h1>
${paragraphs(texts.opening)}
${code(parts)}${actions(parts)}${paragraphs(texts.closing)}
${foot(parts)}
</div>
</body>
</html>`;
}

function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<p style="${styles.paragraph}">${escapeHtml(line)}</p>`).join('\n');
}

function code({ code: digits, phrases }: Parts): string {
  if (!digits) return '';
  return `<p style="${styles.code}"><span style="${styles.codeLabel}">${escapeHtml(phrases.codeLabel)}</span>
<strong dir="ltr" style="${styles.digits}">${digits}</strong></p>\n`;
}

function actions({ links }: Parts): string {
  return links
    .map(({ url, label }, index) => {
      const style = index === 0 ? ` style="${styles.button}"` : '';
      return `<p style="${styles.action}"><a href="${escapeHtml(url)}" target="_top"${style}>${escapeHtml(label)}</a></p>\n`;
    })
    .join('');
}

function foot({ links: [main], phrases }: Parts): string {
  const { url } = main ?? {};
  const address = url
    ? `${escapeHtml(phrases.linkLabel)}<br><span dir="ltr" style="${styles.address}">${escapeHtml(url)}</span><br><br>`
    : '';
  return `<p style="${styles.foot}">${address}${escapeHtml(phrases.signature)}</p>`;
}
