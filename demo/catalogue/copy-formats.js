/** An example in the form that a content system takes, from its HTML as it is now. */
export const copyFormats = { html: (html) => html.trim(), json: asJson, wordpress: asWordPress, drupal: asDrupal };

/** A placeholder with `values` as JSON in place of its content. Attributes win over them, as they do over the content. */
function asJson(html, values) {
  const { content, placeholder } = parse(html);
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = `\n${JSON.stringify(values, null, 2).replaceAll('</', '<\\/')}\n`;
  placeholder.replaceChildren('\n', script, '\n');
  return content.innerHTML.trim();
}

/** A block of the plugin. Paste it into the editor of the post. */
function asWordPress(html) {
  const { name } = parse(html);
  return `<!-- wp:inlay/${name} -->\n${html.trim()}\n<!-- /wp:inlay/${name} -->`;
}

/** A component, in a template. Its slot `fields` takes the content as it is. */
function asDrupal(html) {
  const { content, placeholder, name } = parse(html);
  const attributes = [...placeholder.attributes]
    .filter((attribute) => attribute.name !== 'data-module')
    .map((attribute) => `${quoted(attribute.name)}: ${attribute.value ? quoted(attribute.value) : 'true'}`);
  const variables = attributes.length ? ` with { attributes: create_attribute({ ${attributes.join(', ')} }) }` : '';
  const fields = placeholder.innerHTML.trim();
  const twig = `{% embed 'inlay:${name}'${variables} only %}
  {% block fields %}
    ${/\{[{%#]/.test(fields) ? `{% verbatim %}${fields}{% endverbatim %}` : fields}
  {% endblock %}
{% endembed %}`;
  // What is around the placeholder stays around the component.
  const mark = document.createComment('component');
  placeholder.replaceWith(mark);
  return content.innerHTML.trim().replace('<!--component-->', () => twig);
}

/** In an inert document. */
function parse(html) {
  const content = document.createElement('template');
  content.innerHTML = html;
  const placeholder = content.content.querySelector('[data-module]');
  return { content, placeholder, name: placeholder.dataset.module.replace(/^inlay-/, '') };
}

function quoted(text) {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
