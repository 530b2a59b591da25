import type { PageSettings } from '../configuration.ts';
import { html, type Html } from '../html.ts';
import type { View } from '../site.ts';
import { editingBar } from './editing.ts';
import { footer, type FooterVariant } from './footer.ts';
import { head } from './head.ts';
import { header } from './header.ts';
import type { Metadata } from './metadata.ts';
import { serverSheets } from './server-sheets.ts';

export interface Page extends Metadata, PageSettings {
  /** Set on `<body>`, for the few rules of one template only. */
  template: string;
  main: Html;
  /** Elements of the document head for this template only. */
  head?: Html;
  footer?: FooterVariant;
  /** Whether hash routes such as `#/signin` open over the page. */
  hasRouter?: boolean;
  /** Whether it starts with an image behind the header. */
  isOverHero?: boolean;
}

/** A whole document around a template's main part. */
export function page(
  view: View,
  {
    template,
    main,
    head: extras,
    footer: variant = 'global',
    subject,
    about,
    hasConsentBanner,
    hasPageServices,
    isMetered,
    hasRouter = true,
    isOverHero = false,
    ...metadata
  }: Page,
): Html {
  const { language, texts, theme, editing } = view;
  const top = header(view, metadata.languages);
  const bottom = footer(view, variant);
  return html`<!doctype html>
    <html
      lang="${language === 'en' ? 'en-GB' : language}"
      dir="${language === 'ar' ? 'rtl' : 'ltr'}"
      ${theme && html` data-theme="${theme}"`}
    >
      ${head(view, metadata, {
        subject,
        about,
        hasConsentBanner,
        hasPageServices,
        isMetered,
        extras: html`${serverSheets(view.site.addresses.cdn, [top, main, bottom])} ${extras}`,
      })}
      <body class="${template}${isOverHero && ' over-hero'}${editing && ' editing'}">
        <a class="skip" href="#main">${texts.skip}</a>
        ${editing && editingBar(template)} ${top}
        <main id="main" tabindex="-1">${main}</main>
        ${bottom} ${hasRouter && html`<div data-module="auth-router"></div>`}
        <div id="live" class="unseen" role="status" aria-live="polite"></div>
      </body>
    </html>`;
}
