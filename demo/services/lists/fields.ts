import type { Context } from 'hono';
import { array, coerce, defaulted, integer, max, min, refine, size, string, type Struct, union } from 'superstruct';
import type { Parameter, Schema } from '../openapi/types.ts';

const maxTextLength = 200;
const maxNames = 50;
/** In characters: fifty names joined by commas, as in old URLs. */
const maxNamesLength = 2000;
/** In characters; longer than any cursor. */
export const maxCursorLength = 2000;

// PostgreSQL can store neither; anything else is only text.
const storable = (text: string) => !/\0|\p{Cs}/u.test(text) || 'it contains a character that cannot be stored';

/** Optional text; empty by default. */
export function plainText(most = maxTextLength): Struct<string, null> {
  return defaulted(refine(size(string(), 0, most), 'storable', storable), '');
}

/** Only numeric ids are split here: the comma of another text may be part of its name, see commas.ts. */
const trimmed = (text: string) =>
  (/^[\d\s,]+$/.test(text) ? text.split(',') : [text]).map((name) => name.trim()).filter(Boolean);

/** Names of a filter: a list, or one name; at most fifty. */
export const names: Struct<string[], unknown> = defaulted(
  coerce(
    size(array(refine(size(string(), 0, maxNamesLength), 'storable', storable)), 0, maxNames),
    union([string(), array(string())]),
    (value) => [value].flat().flatMap(trimmed),
  ),
  [],
);

/** A whole number in a query, as text, or in a body. */
export function wholeNumber(least: number, most: number, preset: number): Struct<number, null> {
  return defaulted(coerce(max(min(integer(), least), most), string(), Number), preset);
}

/** The query with all values of repeated parameters. */
export function queryOf(context: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0]! : values]),
  );
}

export function namesParameter(name: string, description: string): Parameter {
  return {
    name,
    in: 'query',
    description: `${description} Repeat the parameter for several values.`,
    schema: { type: 'array', items: { type: 'string' } },
  };
}

export function numberParameter(
  name: string,
  description: string,
  { least = 1, most, preset }: { least?: number; most: number; preset: number },
): Parameter {
  return {
    name,
    in: 'query',
    description,
    schema: { type: 'integer', minimum: least, maximum: most, default: preset },
  };
}

export function textParameter(name: string, description: string, most = maxTextLength): Parameter {
  return { name, in: 'query', description, schema: { type: 'string', maxLength: most } };
}

/** Names of a filter in a body. */
export const namesSchema: Schema = { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] };

export const cursorSchema: Schema = {
  type: 'string',
  description: 'The cursor of the next page. Empty on the last page.',
};

/** The number of rows for each name of each facet, if it were the only one selected in its group. */
export function facetsSchema(...facets: string[]): Schema {
  const counts: Schema = { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } };
  return {
    type: 'object',
    properties: Object.fromEntries(facets.map((facet) => [facet, counts])),
    required: facets,
    additionalProperties: false,
  };
}

export const withoutSchema: Schema = {
  type: 'object',
  description: 'The number of results without each selected filter, by the name of the filter.',
  additionalProperties: { type: 'integer', minimum: 0 },
};
