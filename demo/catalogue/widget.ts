import { html, type Html, raw } from '../site/html.ts';
import { controls } from './controls.ts';
import type { Prop, Widget } from './read.ts';

/** The examples of a widget, each alive, adjustable and copyable, and the table of its props; `level` is that of the examples' headings. */
export function widgetDetails(widget: Widget, level: 2 | 3): Html {
  const heading = raw(`h${level}`);
  return html`${widget.examples.map((example, index) => html`<section class="example" aria-labelledby="${widget.name}-${index}">
<${heading} class="example-title" id="${widget.name}-${index}">${example.title}</${heading}>
<div class="stage">${raw(example.html)}</div>
${controls(widget.props, `${widget.name}-${index}`)}
<details class="snippet"><summary>Snippet</summary>
<button type="button" class="quiet" data-copy hidden>Copy</button>
<pre tabindex="0"><code>${example.html.trim()}</code></pre></details>
</section>`)}
${propsTable(widget)}`;
}

function propsTable({ name, props }: Widget): Html {
  if (!props.length) return html`<p>${name} has no props.</p>`;
  return html`<div class="props" role="region" tabindex="0" aria-label="Props of ${name}"><table>
<caption>Props</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col">Default</th><th scope="col">Meaning</th></tr></thead>
<tbody>${props.map(propRow)}</tbody></table></div>`;
}

function propRow({ name, attribute, kind, required, default: preset, description, limits }: Prop): Html {
  return html`<tr><th scope="row"><code>${name}</code>${attribute && html`<br><code class="attribute">${attribute}</code>`}</th>
<td>${kind}${limits && html`<br><span class="limits">${limits}</span>`}</td>
<td>${required ? html`<strong>required</strong>` : preset === undefined || preset === null ? '' : html`<code>${JSON.stringify(preset)}</code>`}</td>
<td>${description}</td></tr>`;
}
