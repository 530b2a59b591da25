import { html, type Html } from '../site/html.ts';
import type { Prop } from './read.ts';

type Values = Readonly<Record<string, unknown>>;

/** Inputs that set the attributes of the example above them; hidden until their script runs. */
export function controls(props: Prop[], prefix: string, values: Values = {}): Html {
  if (!props.length) return html``;
  return html`<details class="controls">
    <summary>Try other values</summary>
    <form>
      ${props.map((prop) => {
        const id = `${prefix}-${prop.name}`;
        return html`<div class="field">
          <label for="${id}">${prop.name}</label>${inputOf(prop, id, values[prop.name])}
        </div>`;
      })}
    </form>
  </details>`;
}

/** Lists and groups are JSON, and content is HTML. The value of a link or an image is its URL. */
function inputOf({ attribute, kind, limits }: Prop, id: string, value: unknown): Html {
  if (kind === 'flag')
    return html`<input type="checkbox" id="${id}" data-attribute="${attribute}" ${value === true && html` checked`} />`;
  if (kind === 'integer' || kind === 'number')
    return html`<input
      type="number"
      id="${id}"
      data-attribute="${attribute}"
      value="${typeof value === 'number' ? value : ''}"
      ${kind === 'number' && html` step="any"`}
    />`;
  if (kind === 'list' || kind === 'group')
    return html`<textarea id="${id}" rows="4" spellcheck="false" data-attribute="${attribute}" data-json>
${value === undefined ? '' : JSON.stringify(value, null, 1)}</textarea>`;
  if (kind === 'content')
    return html`<textarea id="${id}" rows="4" spellcheck="false" data-attribute="${attribute}">
${asText(value)}</textarea>`;
  if (kind !== 'choice')
    return html`<input type="text" id="${id}" data-attribute="${attribute}" value="${asText(value)}" />`;
  const choices = (limits ?? '').split(', ').filter(Boolean);
  return html`<select id="${id}" data-attribute="${attribute}">
    <option value=""></option>
    ${choices.map((choice) => html`<option ${choice === value && html` selected`}>${choice}</option>`)}
  </select>`;
}

/** The URL of a link or an image. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if ('url' in value && typeof value.url === 'string') return value.url;
  return 'src' in value && typeof value.src === 'string' ? value.src : '';
}
