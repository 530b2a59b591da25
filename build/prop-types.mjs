/** `inlay/props`: the values of each module as TypeScript, for templates that print them as JSON. */
export function propTypes(modules) {
  const rows = modules.map(({ name }) => `  readonly '${name}': ${typeNameOf(name)};\n`);
  return `/** Generated from the declarations of the widgets. */
export interface Link {
  readonly url: string;
  readonly text?: string;
  readonly target?: string;
  readonly title?: string;
}

export interface Image {
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  readonly srcset?: string;
  readonly sizes?: string;
  readonly width?: number;
  readonly height?: number;
}

/** HTML. It is sanitised before it is shown. */
export type Html = string;

${modules.map(interfaceOf).join('\n')}
/** The values of each module, by the name in \`data-module\`. */
export interface ModuleProps {
${rows.join('')}}

export type ModuleName = keyof ModuleProps;
`;
}

function interfaceOf({ name, description, props }) {
  return `${comment(description, '')}export interface ${typeNameOf(name)} {\n${membersOf(props, '  ')}}\n`;
}

function membersOf(props, indent) {
  return props
    .map((prop) => {
      const limits =
        prop.limits && prop.kind !== 'choice' ? ` ${prop.limits[0].toUpperCase()}${prop.limits.slice(1)}.` : '';
      const mark = prop.required ? '' : '?';
      return `${comment(prop.description + limits, indent)}${indent}readonly ${prop.name}${mark}: ${typeOf(prop, indent)};\n`;
    })
    .join('');
}

const TYPES = { flag: 'boolean', number: 'number', integer: 'number', link: 'Link', image: 'Image', content: 'Html' };

/** Whether longer names of the choices are accepted, such as "Ceros Tab Item"; see src/features/editorial/template.ts. */
export function canBeLonger({ limits = '' }) {
  return limits.startsWith('or a longer name');
}

function typeOf({ kind, choices, limits, item, members }, indent) {
  if (kind === 'list') {
    const each = typeOf({ ...item, members }, indent);
    return `readonly ${/^'/.test(each) ? `(${each})` : each}[]`;
  }
  if (members?.length) return `{\n${membersOf(members, `${indent}  `)}${indent}}`;
  if (kind === 'choice') {
    const names = choices.map((choice) => `'${choice.replace(/'/g, "\\'")}'`);
    // Editors still complete the choices.
    return [...names, ...(canBeLonger({ limits }) ? ['(string & {})'] : [])].join(' | ');
  }
  if (kind === 'group') return 'Readonly<Record<string, unknown>>';
  return TYPES[kind] ?? 'string';
}

function typeNameOf(name) {
  return `${name.replace(/(?:^|-)([a-z\d])/g, (_, letter) => letter.toUpperCase())}Props`;
}

function comment(text, indent) {
  return text ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n` : '';
}
