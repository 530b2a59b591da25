import type { Person } from '../../content/load.ts';
import { html, type Html } from '../html.ts';

/** Domains of disposable addresses, which cannot be replied to. */
export const unwantedDomains = 'mailinator.example, trash.example';

/** A button that opens the contact form of a person; without JavaScript, a mailto link. */
export function writeTo({ id, name, email }: Person, label: string | Html, look = 'button'): Html {
  return html`<div
    data-module="contact-form"
    data-layout="dialog"
    data-trigger="profile"
    data-to="${id}"
    data-partner-name="${name}"
    data-forbidden-domains="${unwantedDomains}"
  >
    <p><a class="${look}" data-field="button" href="mailto:${email}">${label}</a></p>
  </div>`;
}
