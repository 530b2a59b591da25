import { html, type Html } from '../html.ts';

/** The strip that shows editors the CMS's edit mode. */
export function editingBar(template: string): Html {
  return html`<div class="editing-bar" role="region" aria-label="Page editing">
    <strong>Page editing</strong> <span>Template: ${template}</span> <a href="?">Leave editing</a>
  </div>`;
}
