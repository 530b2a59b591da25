/**
 * JSON as an attacker would write it: dangerous keys at every level, a CMS's wrappers, and damage that a repair might
 * complete.
 */
import fc from 'fast-check';
import { textsOf } from '../attacks/index.ts';

const key = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'length',
  'fields',
  'value',
  'jsonValue',
  'editable',
  'title',
  'url',
  'href',
  'image',
  'src',
  'items',
  'height',
  'body',
  'type',
  'props',
  '$$typeof',
  '__html',
  'sender',
  'context',
  'polluted',
);

const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e300,
    '',
    'inlay:resize',
    'Flourish',
    'iframe.resize',
    '400',
    'canary',
    [],
    {},
  ),
  fc.constantFrom(...textsOf('url', 'markup', 'json')),
);

const { node } = fc.letrec<{ node: string; value: string }>((tie) => ({
  node: fc
    .array(fc.tuple(key, tie('value')), { maxLength: 4, depthIdentifier: 'json' })
    .map((pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`),
  value: fc.oneof(
    { depthIdentifier: 'json', maxDepth: 5, withCrossShrink: true },
    leaf.map((value) => JSON.stringify(value)),
    tie('node'),
    fc.array(tie('value'), { maxLength: 3, depthIdentifier: 'json' }).map((values) => `[${values.join(',')}]`),
  ),
}));

const damage = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text,
  (text) => text.replace('}', ',}'),
  (text) => text.replaceAll('"', '&quot;'),
  (text) => text.replaceAll(/"([^"]*)"/g, '\u201c$1\u201d'),
  (text) => `<p>${text}</p>`,
  (text) => text.slice(0, -1),
);

/** Keys are written as text: `__proto__` becomes a property as JSON.parse creates it. */
export const json: fc.Arbitrary<string> = fc.tuple(node, damage).map(([text, spoil]) => spoil(text));
