import { data, html, type Html, raw } from '../site/html.ts';
import { controls } from './controls.ts';
import type { Prop, Widget } from './read.ts';

interface Options {
  /** The URL of the widget's page. */
  readonly page?: string;
  /** Whether the page has an edit mode with a preview of visitors. */
  readonly canPreview?: boolean;
}

/**
 * The examples of a widget, each live, adjustable and copyable, and the table of its props; `level` is that of the
 * examples' headings.
 */
export function widgetDetails(widget: Widget, level: 2 | 3, options: Options = {}): Html {
  const { page = `/catalogue/${widget.name}`, canPreview = true } = options;
  const heading = raw(`h${level}`);
  return html`${widget.examples.map(
    (example, index) =>
      html`<section
        class="example"
        aria-labelledby="${widget.name}-${index}"
        data-example="${index}"
        data-page="${page}"
      >
        <${heading} class="example-title" id="${widget.name}-${index}">${example.title}</${heading}>
        <div class="stage">${raw(example.html)}</div>
        <div class="states" role="group" aria-label="Show the example">
          <button type="button" class="quiet" data-state-of="dark" aria-pressed="false">Dark</button>
          <button type="button" class="quiet" data-state-of="rtl" aria-pressed="false">Right to left</button>
          <button type="button" class="quiet" data-state-of="narrow" aria-pressed="false">320 px</button>
          <button type="button" class="quiet" data-state-of="empty" aria-pressed="false">Empty</button>
          <button type="button" class="quiet" data-state-of="loading" aria-pressed="false">Loading</button>
          ${canPreview && visitorField()}
          <button type="button" class="quiet" data-copy-link hidden>Copy link</button>
          <span role="status"></span>
        </div>
        ${controls(widget.props, `${widget.name}-${index}`, example.values)}
        <details class="snippet">
          <summary>Snippet</summary>
          <div class="copies" role="group" aria-label="Copy the example" hidden>
            <button type="button" class="quiet" data-copy="html">Copy as HTML</button>
            ${example.values && html`<button type="button" class="quiet" data-copy="json">Copy as JSON</button>`}
            <button type="button" class="quiet" data-copy="wordpress">Copy as WordPress</button>
            <button type="button" class="quiet" data-copy="drupal">Copy as Drupal</button>
            <span role="status"></span>
          </div>
          <pre tabindex="0"><code>${example.html.trim()}</code></pre>
          ${
            example.values &&
            html`<script type="application/json" data-values>
              ${data(example.values)}
            </script>`
          }
        </details>
      </section>`,
  )}
  ${propsTable(widget)}`;
}

/** Buttons of the edit mode's toolbar, which the script presses. */
const VISITORS = ['Anonymous', 'Signed in', 'Premium', 'Expired', 'Services fail'];

function visitorField(): Html {
  return html`<label
    >Visitor
    <select data-visitor>
      <option value="">of this page</option>
      ${VISITORS.map((visitor) => html`<option>${visitor}</option>`)}
    </select></label
  >`;
}

function propsTable({ name, props }: Widget): Html {
  if (!props.length) return html`<p>${name} has no props.</p>`;
  return html`<div class="props" role="region" tabindex="0" aria-label="Props of ${name}">
    <table>
      <caption>
        Props
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">Default</th>
          <th scope="col">Meaning</th>
          <th scope="col">How to write it</th>
        </tr>
      </thead>
      <tbody>
        ${rowsOf(props, '')}
      </tbody>
    </table>
  </div>`;
}

/** Every prop, and below each list and group its members with their path. */
function rowsOf(props: readonly Prop[], path: string): Html[] {
  return props.flatMap((prop) => [propRow(prop, path), ...rowsOf(prop.members ?? [], `${path}${prop.name} › `)]);
}

function propRow(
  { name, kind, required, default: preset, description, limits, write, example, requiresAny }: Prop,
  path: string,
): Html {
  const spellings = [
    ['Element', write.content],
    ['Attribute', write.attribute],
    ['JSON', write.json],
  ].filter(([, line]) => line);
  return html`<tr>
    <th scope="row">${path && html`<span class="path">${path}</span>`}<code>${name}</code></th>
    <td>${kind}${limits && html`<br /><span class="limits">${limits}</span>`}</td>
    <td>
      ${required ? html`<strong>required</strong>` : preset === undefined || preset === null ? '' : html`<code>${JSON.stringify(preset)}</code>`}
    </td>
    <td>
      ${description}${requiresAny && html`<br /><span class="limits">${kind === 'list' ? 'Each needs' : 'Needs'} at least one of ${requiresAny.join(', ')}.</span>`}${example && html`<br /><span class="limits">For example: ${example}</span>`}
    </td>
    <td>
      ${spellings.map(([spelling, line]) => html`<span class="spelling">${spelling} <code>${line}</code></span>`)}
    </td>
  </tr>`;
}
