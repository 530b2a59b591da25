/** Code that the blocks and components of content systems share, from the catalogue. */

/** `callToAction2` → `Call to action 2` */
export function labelOf(name) {
  const text = name
    .replace(/-/g, ' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase();
  return text[0].toUpperCase() + text.slice(1);
}

const CONTENT = /^(?:text|content|date|link|image|list|group|content item)$/;
const SETTING = /^(?:flag|choice|integer|number|id|address)$/;

/**
 * Whether a prop is written as an attribute, and not as an element that visitors without JavaScript read. Settings
 * always are. A text is if the examples write it so, such as the id of a quiz.
 */
export function isAttribute({ name, attribute, kind, members }, examples) {
  // A group without declared members is JSON.
  if (SETTING.test(kind) || (kind === 'group' && !members?.length)) return true;
  if (!CONTENT.test(kind)) throw new Error(`build/cms does not know props of the kind "${kind}".`);
  if (kind !== 'text') return false;
  const isElement = examples.some(({ html }) => new RegExp(`data-(?:field|item)="${name}"`).test(html));
  if (isElement) return false;
  return /(?:^i|I)d$/.test(name) || examples.some(({ html }) => new RegExp(`\\s${attribute}="`).test(html));
}

/** The props in the form that a content system needs. `members` are those of a group, or of an item of a list. */
export function fieldsOf(props, examples) {
  return props.map((prop) => ({
    name: prop.name,
    attribute: prop.attribute,
    kind: prop.kind,
    label: labelOf(prop.name),
    description: prop.description,
    required: prop.required,
    isOnByDefault: prop.kind === 'flag' ? prop.default === true : undefined,
    isAttribute: isAttribute(prop, examples),
    choices: prop.choices,
    figures: prop.figures,
    item: prop.item?.kind,
    itemChoices: prop.item?.choices,
    members: prop.members?.length ? fieldsOf(prop.members, examples) : undefined,
  }));
}

/** A placeholder with its required content only. */
export function skeletonOf({ name, props }) {
  const lines = props.filter(({ required, write }) => required && write.content).map(({ write }) => write.content);
  return `<div data-module="${name}">${lines.map((line) => `\n  ${line}`).join('')}\n</div>`;
}
