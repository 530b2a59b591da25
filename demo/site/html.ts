import { raw, type html } from 'hono/html';

export { html, raw } from 'hono/html';

/** The output of a template: text in which every inserted value is escaped. */
export type Html = ReturnType<typeof html>;

/** Data inside a `<script>` element; no content can close the element early. */
export function data(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
}
