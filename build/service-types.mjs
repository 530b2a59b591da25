import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** `inlay/services`: the schemas of the reference services' OpenAPI document, as TypeScript. */
export async function serviceTypes() {
  const { schemas } = await tsImport(pathToFileURL(resolve('demo/services/openapi/schemas.ts')).href, import.meta.url);
  const types = Object.entries(schemas).map(
    ([name, schema]) =>
      `${comment(schema, '')}export type ${name === 'Error' ? 'ServiceError' : name} = ${typeOf(schema, '')};\n`,
  );
  return `/** Generated from the OpenAPI document of the reference services. */\n${types.join('\n')}`;
}

function typeOf(schema, indent) {
  if (schema.$ref)
    return schema.$ref
      .split('/')
      .at(-1)
      .replace(/^Error$/, 'ServiceError');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((part) => typeOf(part, indent)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ');
  if (schema.type === 'array') return `readonly (${typeOf(schema.items ?? {}, indent)})[]`;
  if (schema.type === 'object') return objectOf(schema, indent);
  return (
    { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }[schema.type] ??
    'unknown'
  );
}

function objectOf({ properties, required = [], additionalProperties }, indent) {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown';
    return `{ readonly [name: string]: ${values} }`;
  }
  const inner = `${indent}  `;
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `${comment(schema, inner)}${inner}readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)};\n`,
  );
  return `{\n${rows.join('')}${indent}}`;
}

function comment({ description }, indent) {
  return description ? `${indent}/** ${description} */\n` : '';
}
