/** Data for code editors to complete and check placeholders: VS Code's custom data, and JetBrains' web-types. */

/** Attributes that every placeholder may have; see docs/add-to-a-page.md. */
const COMMON = [
  {
    name: 'data-load',
    description: 'When the module loads.',
    values: ['eager', 'visible', 'idle', 'interaction', 'media (…)', 'event:NAME'],
  },
  { name: 'data-language', description: 'The language of the module, if it differs from that of the page.' },
  { name: 'data-isolate', description: 'Mounts the module in a shadow root.' },
  { name: 'data-fallback', description: 'The content is only for visitors without JavaScript.' },
];

/** https://github.com/microsoft/vscode-custom-data */
export function vsCodeData(modules) {
  return {
    version: 1.1,
    globalAttributes: [
      {
        name: 'data-module',
        description: 'The module that is mounted here.',
        values: modules.map(({ name, description }) => ({ name, description })),
      },
      { name: 'data-field', description: 'The prop that this element is the content of.', values: fieldNames(modules) },
      {
        name: 'data-item',
        description: 'The list that this element is an item of.',
        values: fieldNames(modules, 'list'),
      },
      ...attributesOf(modules).map(({ name, description, values }) => ({
        name,
        description,
        ...(values && { values: values.map((value) => ({ name: value })) }),
      })),
    ],
  };
}

/** https://github.com/JetBrains/web-types */
export function webTypes(modules, version) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'inlay',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        attributes: [
          {
            name: 'data-module',
            description: 'The module that is mounted here.',
            value: { type: 'enum' },
            values: modules.map(({ name, description }) => ({ name, description })),
          },
          ...attributesOf(modules).map(({ name, description, values, isFlag }) => ({
            name,
            description,
            value: { kind: isFlag ? 'no-value' : 'plain', required: !isFlag, type: values ? 'enum' : 'string' },
            ...(values && { values: values.map((value) => ({ name: value })) }),
          })),
        ],
      },
    },
  };
}

/** Code editors have no attributes for single placeholders: each attribute names its modules. */
function attributesOf(modules) {
  const attributes = new Map(COMMON.map((attribute) => [attribute.name, attribute]));
  for (const { name: module, props } of modules) {
    for (const { attribute, kind, choices, description, write } of props) {
      if (!write.attribute) continue;
      const before = attributes.get(attribute);
      attributes.set(attribute, {
        name: attribute,
        description: `${before ? `${before.description}\n\n` : ''}${module}: ${description}`,
        isFlag: (before?.isFlag ?? true) && kind === 'flag',
        values: choices || before?.values ? [...new Set([...(before?.values ?? []), ...(choices ?? [])])] : undefined,
      });
    }
  }
  return [...attributes.values()];
}

function fieldNames(modules, kind) {
  const names = new Map();
  const visit = (module, props) => {
    for (const prop of props) {
      if (!kind || prop.kind === kind) names.set(prop.name, [...(names.get(prop.name) ?? []), module]);
      visit(module, prop.members ?? []);
    }
  };
  for (const { name, props } of modules) visit(name, props);
  return [...names].sort().map(([name, users]) => ({ name, description: [...new Set(users)].join(', ') }));
}
