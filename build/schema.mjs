/**
 * JSON Schemas (draft 2020-12) of JSON that editors and integrators write: the values of each module, from the
 * catalogue, and the configuration, from its declaration.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import ts from 'typescript';
import { canBeLonger } from './prop-types.mjs';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const DECLARATION = 'src/core/config/declaration.ts';
const FORMER_NAMES = 'src/contract/former-names.ts';

/** Properties that content systems add to every item. */
const SYSTEM = '^(?:id|name|url|displayName|template|templateId|templateName)$';
/** Names are also read with a capital or hyphens, as some content systems print them. */
const OTHER_SPELLINGS = '^[A-Z]|-|^[_$]|:|(?:ID|URL)$';

/** Empty values are ignored. */
const EMPTY = { enum: ['', null] };

export function moduleSchema({ name, description, props }) {
  const definitions = {};
  const root = objectOf(props, '', definitions);
  return { $schema: DRAFT, title: name, description, ...root, $defs: definitions };
}

function objectOf(members, path, definitions) {
  return {
    type: 'object',
    properties: Object.fromEntries(
      members.flatMap((prop) => {
        const schema = schemaOf(prop, path + prop.name, definitions);
        return [prop.name, ...(prop.alias ?? [])].map((name) => [name, schema]);
      }),
    ),
    patternProperties: { [SYSTEM]: {}, [OTHER_SPELLINGS]: {} },
    additionalProperties: false,
  };
}

/** Bare, or as Sitecore wraps it. */
function schemaOf(prop, path, definitions) {
  return {
    description: [prop.description, prop.required && 'Required.', prop.limits && `Limits: ${prop.limits}.`]
      .filter(Boolean)
      .join(' '),
    ...(prop.default !== undefined && { default: prop.default }),
    anyOf: spellingsOf(valueOf(prop, path, definitions)),
  };
}

function spellingsOf(plain) {
  const wrapped = { type: 'object', required: ['value'], properties: { value: { anyOf: [plain, EMPTY] } } };
  return [plain, EMPTY, wrapped, ...['jsonValue', 'boolValue'].map((name) => ({ type: 'object', required: [name] }))];
}

/** Defines nested schemas once: a value and its wrapped form would double them at every level. */
function defined(path, schema, definitions) {
  definitions[path] = schema;
  return { $ref: `#/$defs/${path}` };
}

const TEXTUAL = { type: ['string', 'number', 'boolean'] };

function valueOf({ kind, choices, limits, figures = {}, item, members }, path, definitions) {
  const { minimum, maximum, characters, items } = figures;
  if (kind === 'list') {
    const each = valueOf({ ...item, members }, `${path}.item`, definitions);
    const list = { type: 'array', items: { anyOf: spellingsOf(each) }, ...(items && { maxItems: items }) };
    return defined(path, { anyOf: [list, each] }, definitions);
  }
  if (members?.length) {
    const object = objectOf(members, `${path}.`, definitions);
    return defined(path, { anyOf: [object, { type: 'object', required: ['fields'] }] }, definitions);
  }
  if (kind === 'flag')
    return { anyOf: [{ type: 'boolean' }, { enum: [0, 1, 'true', 'false', 'yes', 'no', '1', '0'] }] };
  if (kind === 'choice')
    return {
      anyOf: [
        { enum: [...choices, ...choices.flatMap(literalOf)] },
        { type: 'string', pattern: anySpelling(choices, canBeLonger({ limits })) },
      ],
    };
  if (kind === 'integer' || kind === 'number')
    return {
      anyOf: [
        { type: kind, minimum, maximum },
        { type: 'string', pattern: '^\\s*[+-]?[\\d.,]+\\s*\\D*$' },
      ],
    };
  if (kind === 'link') return { anyOf: [{ type: 'string' }, LINK] };
  if (kind === 'image') return { anyOf: [{ type: 'string' }, IMAGE] };
  if (kind === 'group') return { type: 'object' };
  return characters ? { ...TEXTUAL, maxLength: characters } : TEXTUAL;
}

const LINK = {
  type: 'object',
  properties: {
    url: { type: 'string', description: 'Address.' },
    text: { type: 'string', description: 'What visitors read.' },
    target: { type: 'string' },
    title: { type: 'string' },
  },
};

const IMAGE = {
  type: 'object',
  properties: {
    src: { type: 'string', description: 'Address of the file.' },
    alt: { type: 'string', description: 'Alternative text. Empty for decoration.' },
    srcset: { type: 'string' },
    sizes: { type: 'string' },
    width: { type: ['integer', 'string'] },
    height: { type: ['integer', 'string'] },
  },
};

/** `true` and `2`, if an option has such a name. */
function literalOf(choice) {
  return /^(?:true|false|\d+)$/.test(choice) ? [JSON.parse(choice)] : [];
}

/** Letter case, spaces, hyphens and underscores do not matter. */
function anySpelling(choices, isPrefix) {
  const letters = (choice) =>
    [...choice.replace(/[\s_-]/g, '')]
      .map((letter) =>
        /[a-z]/i.test(letter)
          ? `[${letter.toLowerCase()}${letter.toUpperCase()}]`
          : `\\u{${letter.codePointAt(0).toString(16)}}`,
      )
      .join('[\\s_-]*');
  return `^\\s*(?:${choices.map(letters).join('|')})${isPrefix ? '' : '\\s*$'}`;
}

function memberAt(schema, path) {
  return path.split('.').reduce(({ properties }, name) => properties[name], schema);
}

function deprecated({ default: _, description, ...schema }, name) {
  return { description: `Deprecated: write \`${name}\`. ${description}`, ...schema, deprecated: true };
}

/** From the types and comments of the declaration, and its separate lists of choices. */
export async function configurationSchema() {
  const { CHOICES, DEFAULTS } = await tsImport(pathToFileURL(resolve(DECLARATION)).href, import.meta.url);
  const file = ts.createSourceFile(DECLARATION, readFileSync(DECLARATION, 'utf8'), ts.ScriptTarget.Latest, true);
  const types = new Map(
    file.statements
      .filter((statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      .map((statement) => [statement.name.text, statement]),
  );

  const interfaceOf = ({ members }, path) => ({
    type: 'object',
    properties: Object.fromEntries(members.map((member) => [member.name.text, memberOf(member, path)])),
    additionalProperties: false,
  });

  function memberOf(member, path) {
    const here = [...path, member.name.text];
    const description = ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment))
      .join(' ')
      .replace(/\s+/g, ' ');
    const choices = CHOICES[here.join('.')];
    const standard = here.reduce((values, name) => values?.[name], DEFAULTS);
    return {
      ...(description && { description }),
      ...(typeof standard !== 'object' && standard !== undefined && { default: standard }),
      ...(choices ? { enum: choices } : typeOf(member.type, here)),
    };
  }

  function typeOf(node, path) {
    if (ts.isUnionTypeNode(node)) {
      const literals = node.types.filter(ts.isLiteralTypeNode).map(({ literal }) => literal.text);
      if (literals.length === node.types.length) return { enum: literals };
      return { anyOf: node.types.map((type) => typeOf(type, path)) };
    }
    if (ts.isTypeOperatorNode(node)) return typeOf(node.type, path);
    if (ts.isArrayTypeNode(node)) return { type: 'array', items: typeOf(node.elementType, path) };
    if (ts.isTypeLiteralNode(node)) return interfaceOf(node, path);
    if (ts.isTypeReferenceNode(node)) return referenceOf(node, path);
    const keyword = {
      [ts.SyntaxKind.StringKeyword]: 'string',
      [ts.SyntaxKind.NumberKeyword]: 'number',
      [ts.SyntaxKind.BooleanKeyword]: 'boolean',
    };
    return keyword[node.kind] ? { type: keyword[node.kind] } : {};
  }

  function referenceOf({ typeName, typeArguments = [] }, path) {
    const name = typeName.getText(file);
    const [first, second] = typeArguments;
    if (name === 'Readonly' || name === 'Partial') return typeOf(first, path);
    if (name === 'Record') {
      const keys = typeOf(first, path).enum;
      const value = typeOf(second, path);
      return keys
        ? {
            type: 'object',
            properties: Object.fromEntries(keys.map((key) => [key, value])),
            additionalProperties: false,
          }
        : { type: 'object', additionalProperties: value };
    }
    const declared = types.get(name);
    return ts.isInterfaceDeclaration(declared) ? interfaceOf(declared, path) : typeOf(declared.type, path);
  }

  const schema = interfaceOf(types.get('Config'), []);
  const { FORMER_KEYS } = await tsImport(pathToFileURL(resolve(FORMER_NAMES)).href, import.meta.url);
  for (const [former, name] of Object.entries(FORMER_KEYS)) {
    const [group, member] = former.split('.');
    schema.properties[group].properties[member] = deprecated(memberAt(schema, name), name);
  }
  // Names this schema, for code editors.
  schema.properties.$schema = { type: 'string' };
  return { $schema: DRAFT, title: 'Configuration of Inlay', ...schema };
}
