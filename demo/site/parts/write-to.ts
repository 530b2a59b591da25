import type { Person } from '../../content/load.ts';
import { html, type Html } from '../html.ts';
import type { View } from '../site.ts';

/** Throwaway addresses that nobody could answer to. */
export const unwantedDomains = 'mailinator.example, trash.example';

/** The way to somebody who wrote something; a mail where there is no script. */
export function writeTo({ texts }: View, { id, name, email }: Person): Html {
  return html`<div data-module="contact-form" data-layout="dialog" data-trigger="profile" data-to="${id}" data-partner-name="${name}" data-forbidden-domains="${unwantedDomains}"><p><a class="button quiet" data-field="button" href="mailto:${email}">${texts.article.writeTo(name)}</a></p></div>`;
}
