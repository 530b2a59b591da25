/** The values that a module has read, as JSON that it reads in the same way. */

/** `contentOf` turns HTML into the value of a prop whose kind is `content`. Needs a `document`. */
export function valuesOf(values, props, contentOf = (html) => html) {
  const entries = props.map((prop) => [prop.name, valueOf(values[prop.name], prop, contentOf)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function valueOf(value, { kind, item, members }, contentOf) {
  if (value === undefined || value === null || value === '') return undefined;
  if (kind === 'list') {
    // A few modules convert their items while reading them.
    const items = value
      .map((each) => valueOf(each, { ...item, members }, contentOf))
      .filter((each) => !isEmptyObject(each));
    return items.length ? items : undefined;
  }
  if (members?.length) return valuesOf(value, members, contentOf);
  if (kind === 'link') return { url: value.url, text: value.text };
  if (kind === 'image') {
    const { src, alt, width, height } = value;
    return Object.fromEntries(Object.entries({ src, alt, width, height }).filter(([, part]) => part !== undefined));
  }
  if (/^(?:flag|integer|number|group)$/.test(kind)) return value;
  const html = value.kind === 'live' ? liveHtml(value) : value.kind === 'html' ? value.html : undefined;
  if (kind === 'content') return contentOf(html ?? String(value));
  return html === undefined ? String(value) : textOf(html);
}

function isEmptyObject(value) {
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Content may be several nodes, which the module moves. */
function liveHtml(content) {
  const holder = document.createElement('div');
  content.take(holder);
  const element = content.element.cloneNode(true);
  content.release();
  element.removeAttribute('data-field');
  // A list or a recording has more than its content.
  return element.matches('div, p, span, h2, h3, cite, small, section') ? element.innerHTML : element.outerHTML;
}

export function textOf(html) {
  // Most texts have no markup, and parsing thousands of them takes seconds.
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim();
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.textContent.replace(/\s+/g, ' ').trim();
}
