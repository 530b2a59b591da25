import type { Schema } from './types.ts';

/** A schema as a reader of TypeScript would write it. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf) return schema.anyOf.map((alternative) => shapeOf(alternative, indent)).join('\n| ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.items) return `${shapeOf(schema.items, indent)}[]`;
  if (schema.properties) return objectOf(schema, indent);
  if (schema.type === 'object') return 'object';
  return [schema.type].flat().join(' | ') || 'anything';
}

function objectOf({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const note = property.description ? ` // ${property.description}` : '';
    return `${inner}${/^\w+$/.test(name) ? name : `'${name}'`}${required.includes(name) ? '' : '?'}: ${shapeOf(property, inner)}${note}`;
  });
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}
