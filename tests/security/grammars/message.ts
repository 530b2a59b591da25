/** Messages of a dictionary as an attacker, or a careless translator, would write them. */
import fc from 'fast-check';

const name = fc.constantFrom(
  'name',
  'count',
  'kind',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '0',
  '',
  ' ',
);
const plainPart = fc.constantFrom('x', '#', '<b>', '{', '}', '{{', '}}', "'", ', plural,', '$&', '');

const { text } = fc.letrec<{ text: string; argument: string }>((tie) => ({
  text: fc
    .array(fc.oneof({ depthIdentifier: 'message', maxDepth: 5 }, plainPart, tie('argument')), {
      maxLength: 4,
      depthIdentifier: 'message',
    })
    .map((parts) => parts.join('')),
  argument: fc
    .tuple(
      name,
      fc.constantFrom('', ', plural, ', ', select, ', ', number, '),
      fc.array(fc.tuple(fc.constantFrom('other', 'one', '=0', '=2', 'a', '__proto__', 'constructor'), tie('text')), {
        maxLength: 3,
      }),
      fc.constantFrom('}', '', '}}'),
    )
    .map(
      ([value, kind, branches, end]) =>
        `{${value}${kind}${branches.map(([label, inside]) => `${label} {${inside}} `).join('')}${end}`,
    ),
}));

export const message: fc.Arbitrary<string> = text;
