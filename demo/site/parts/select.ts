import { html, type Html } from '../html.ts';

/** A labelled select whose first option means no filter. */
export function select(
  name: string,
  label: string,
  options: (readonly [value: string, text: string])[],
  chosen: string | null,
  allLabel: string,
): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      <option value="">${allLabel}</option>
      ${options.map(([value, text]) => html`<option value="${value}" ${value === chosen && html` selected`}>${text}</option>`)}
    </select>
  </div>`;
}
