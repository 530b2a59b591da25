import { html, type Html } from '../html.ts';

/** The strip by which an editor knows that this is the editing mode of the content system. */
export function editingBar(template: string): Html {
  return html`<div class="editing-bar" role="region" aria-label="Page editing">
    <strong>Page editing</strong> <span>Template: ${template}</span> <a href="?">Leave editing</a>
  </div>`;
}
