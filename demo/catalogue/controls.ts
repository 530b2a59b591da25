import { html, type Html } from '../site/html.ts';
import type { Prop } from './read.ts';

/** Inputs that set the attributes of the example above them; shown by the script that makes them work. */
export function controls(props: Prop[], prefix: string): Html {
  const adjustable = props.flatMap((prop) => {
    const input = inputOf(prop, `${prefix}-${prop.name}`);
    return input
      ? [html`<div class="field"><label for="${prefix}-${prop.name}">${prop.name}</label>${input}</div>`]
      : [];
  });
  if (!adjustable.length) return html``;
  return html`<details class="controls">
    <summary>Try other values</summary>
    <form>${adjustable}</form>
  </details>`;
}

function inputOf({ attribute, kind, limits }: Prop, id: string): Html | undefined {
  if (!attribute) return undefined;
  if (kind === 'flag') return html`<input type="checkbox" id="${id}" data-attribute="${attribute}" />`;
  if (kind === 'integer' || kind === 'number')
    return html`<input
      type="number"
      id="${id}"
      data-attribute="${attribute}"
      ${kind === 'number' && html` step="any"`}
    />`;
  if (kind === 'text' || kind === 'date') return html`<input type="text" id="${id}" data-attribute="${attribute}" />`;
  if (kind !== 'choice') return undefined;
  const choices = (limits ?? '').split(', ').filter(Boolean);
  return html`<select id="${id}" data-attribute="${attribute}">
    <option value=""></option>
    ${choices.map((choice) => html`<option>${choice}</option>`)}
  </select>`;
}
