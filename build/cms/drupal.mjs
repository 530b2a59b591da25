/**
 * A Drupal module with a Single-Directory Component for each module of the catalogue: metadata (`component.yml`) and a
 * Twig template that writes the placeholder.
 */
import { stringify } from 'yaml';
import { fieldsOf, labelOf } from './fields.mjs';

const SCHEMA = 'https://git.drupalcode.org/project/drupal/-/raw/HEAD/core/assets/schemas/v1/metadata.schema.json';

/** The slot that replaces all fields, for placeholders that exist as HTML. */
const FIELDS = 'fields';

/** The files of the Drupal module, by path. */
export function drupalFiles(modules, version) {
  return {
    'inlay.info.yml': stringify({
      name: 'Inlay',
      type: 'module',
      description: 'Quizzes, tables, quotations and other widgets as components.',
      package: 'Inlay',
      core_version_requirement: '^10.3 || ^11',
      version,
    }),
    'inlay.libraries.yml': stringify({
      loader: {
        version,
        header: true,
        css: { theme: { '/libraries/inlay/inlay.css': { minified: true, preprocess: false } } },
        js: { '/libraries/inlay/loader.js': { minified: true, preprocess: false, attributes: { defer: true } } },
      },
    }),
    ...Object.fromEntries(
      modules.flatMap((module) => {
        const path = `components/${module.name}/${module.name}`;
        return [
          [`${path}.component.yml`, stringify(componentOf(module), { lineWidth: 0 })],
          [`${path}.twig`, templateOf(module)],
        ];
      }),
    ),
  };
}

/** https://www.drupal.org/docs/develop/theming-drupal/using-single-directory-components/annotated-example-componentyml */
export function componentOf({ name, description, props, examples }) {
  const fields = fieldsOf(props, examples);
  if (fields.some((field) => field.name === FIELDS)) throw new Error(`${name} has a prop "${FIELDS}", as the slot is.`);
  const slots = fields.filter(isSlot).map((field) => [field.name, { title: field.label, description: textOf(field) }]);
  const values = fields.filter((field) => !isSlot(field));
  return {
    $schema: SCHEMA,
    name: labelOf(name),
    description,
    status: 'stable',
    group: 'Inlay',
    props: { type: 'object', properties: Object.fromEntries(values.map((field) => [field.name, schemaOf(field)])) },
    slots: {
      [FIELDS]: {
        title: 'Fields',
        description: 'The content of the placeholder as HTML, in place of everything else.',
      },
      ...Object.fromEntries(slots),
    },
    libraryOverrides: { dependencies: ['inlay/loader'] },
  };
}

/** Rich text is rendered by Drupal, and so it is a slot. */
function isSlot({ kind }) {
  return kind === 'content';
}

function textOf({ description, required }) {
  return required ? `${description} Required.` : description;
}

function schemaOf(field) {
  return { title: field.label, description: textOf(field), ...typeOf(field) };
}

function typeOf({ kind, choices, figures = {}, item, itemChoices, members }) {
  const { minimum, maximum, characters, items } = figures;
  if (kind === 'list') {
    const each = typeOf({ kind: item, choices: itemChoices, members });
    return { type: 'array', items: each, ...(items && { maxItems: items }) };
  }
  if (members)
    return { type: 'object', properties: Object.fromEntries(members.map((member) => [member.name, schemaOf(member)])) };
  if (kind === 'flag') return { type: 'boolean' };
  if (kind === 'choice') return { type: 'string', enum: choices };
  if (kind === 'integer' || kind === 'number')
    return { type: kind, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  if (kind === 'link') return { type: 'object', properties: LINK };
  if (kind === 'image') return { type: 'object', properties: IMAGE };
  if (kind === 'group') return { type: 'object' };
  // Markup objects are objects to the validator.
  if (kind === 'content') return { type: ['string', 'object'] };
  return { type: 'string', ...(characters && { maxLength: characters }) };
}

const LINK = { url: { type: 'string', title: 'Address' }, text: { type: 'string', title: 'Text' } };
const IMAGE = {
  src: { type: 'string', title: 'Address of the file' },
  alt: { type: 'string', title: 'Alternative text. Empty for decoration' },
  width: { type: ['integer', 'string'], title: 'Width in pixels' },
  height: { type: ['integer', 'string'], title: 'Height in pixels' },
};

/** Twig escapes each value that is not markup. */
export function templateOf({ name, props, examples }) {
  const fields = fieldsOf(props, examples);
  return `{#
/**
 * @file
 * ${name}: the placeholder of the module. Written by the build of Inlay.
 */
#}
<div{{ attributes }} data-module="${name}"${attributesOf(fields, '')}>
  {% block ${FIELDS} %}
${elementsOf(fields, '', '    ')}  {% endblock %}
</div>
`;
}

/** `prefix` is the variable that the members belong to, with its dot. */
function attributesOf(fields, prefix) {
  return fields
    .filter(({ isAttribute }) => isAttribute)
    .map(({ name, attribute, kind, isOnByDefault }) => {
      const variable = prefix + name;
      const value = kind === 'group' ? `${variable}|json_encode` : variable;
      if (kind !== 'flag') return `{% if ${variable} is not empty %} ${attribute}="{{ ${value} }}"{% endif %}`;
      return isOnByDefault
        ? `{% if ${variable} is same as(false) %} ${attribute}="false"{% endif %}`
        : `{% if ${variable} %} ${attribute}{% endif %}`;
    })
    .join('');
}

function elementsOf(fields, prefix, indent) {
  return fields
    .filter(({ isAttribute }) => !isAttribute)
    .map((field) => elementOf(field, prefix + field.name, indent))
    .join('');
}

function elementOf(field, variable, indent) {
  const { name, kind, item, members } = field;
  if (kind === 'list') {
    const each = `${name}_item`;
    return `${indent}{% for ${each} in ${variable} %}\n${markupOf({ name, kind: item, members, mark: 'item' }, each, `${indent}  `)}${indent}{% endfor %}\n`;
  }
  const condition = { link: `${variable}.url is not empty`, image: `${variable}.src is not empty` }[kind];
  return `${indent}{% if ${condition ?? `${variable} is not empty`} %}\n${markupOf({ name, kind, members, mark: 'field' }, variable, `${indent}  `)}${indent}{% endif %}\n`;
}

function markupOf({ name, kind, members, mark }, variable, indent) {
  if (members)
    return `${indent}<div data-${mark}="${name}"${attributesOf(members, `${variable}.`)}>\n${elementsOf(members, `${variable}.`, `${indent}  `)}${indent}</div>\n`;
  if (kind === 'link')
    return `${indent}<a data-field="${name}" href="{{ ${variable}.url }}">{{ ${variable}.text }}</a>\n`;
  if (kind === 'image') {
    const sizes = ['width', 'height'].map(
      (side) => `{% if ${variable}.${side} is not empty %} ${side}="{{ ${variable}.${side} }}"{% endif %}`,
    );
    return `${indent}<img data-field="${name}" src="{{ ${variable}.src }}" alt="{{ ${variable}.alt }}"${sizes.join('')}>\n`;
  }
  const tag = kind === 'content' ? 'div' : 'p';
  return `${indent}<${tag} data-field="${name}">{{ ${variable} }}</${tag}>\n`;
}
