/** HTML as an attacker would write it: broken, nested across namespaces, with every quote and none. */
import fc from 'fast-check';
import { textsOf } from '../attacks/index.ts';
import { address } from './address.ts';

const tag = fc.constantFrom(
  ...[
    'a',
    'b',
    'p',
    'div',
    'img',
    'image',
    'svg',
    'math',
    'mtext',
    'mglyph',
    'malignmark',
    'annotation-xml',
    'foreignObject',
    'desc',
    'title',
    'style',
    'script',
    'noscript',
    'template',
  ],
  ...[
    'table',
    'tr',
    'td',
    'caption',
    'select',
    'option',
    'textarea',
    'form',
    'input',
    'button',
    'iframe',
    'object',
    'embed',
    'base',
    'link',
    'meta',
    'video',
    'source',
    'details',
    'dialog',
    'marquee',
    'use',
    'animate',
    'set',
    'x-evil',
    'plaintext',
    'xmp',
    'noembed',
    'frameset',
    'body',
    'html',
  ],
);

const attribute = fc.constantFrom(
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'ontoggle',
  'ONMOUSEOVER',
  'href',
  'src',
  'srcdoc',
  'srcset',
  'xlink:href',
  'action',
  'formaction',
  'style',
  'id',
  'name',
  'target',
  'data-module',
  'is',
  'slot',
  'popover',
  'autofocus',
  'attributename',
  'to',
  'values',
  'encoding',
  'title',
  'alt',
  'nonce',
  'ping',
);

const value = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'canary()',
      'javascript:canary()',
      'x',
      '_blank',
      'text/html',
      'href',
      'body',
      '</style><img src=x onerror=canary()>',
      '--><img src=x onerror=canary()>',
    ),
  },
  { weight: 2, arbitrary: address },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
);

const quote = fc.constantFrom('"', "'", '', '`');
const gap = fc.constantFrom(' ', '\t', '\n', '\f', '/', '\u0000', '  ');

const attributes = fc
  .array(fc.tuple(gap, attribute, quote, value), { maxLength: 3 })
  .map((attributes) =>
    attributes.map(([space, name, mark, value]) => `${space}${name}=${mark}${value}${mark}`).join(''),
  );

const comment = fc.constantFrom(
  '<!--',
  '-->',
  '--!>',
  '<!-->',
  '<![CDATA[',
  ']]>',
  '<?x ',
  '<!doctype html>',
  '</',
  '<',
  '>',
  '&lt;',
  '&#60',
  '\u0000',
);

const { pieces } = fc.letrec<{ pieces: string; piece: string }>((tie) => ({
  pieces: fc.array(tie('piece'), { maxLength: 5, depthIdentifier: 'html' }).map((pieces) => pieces.join('')),
  piece: fc.oneof(
    { depthIdentifier: 'html', maxDepth: 6, withCrossShrink: true },
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    comment,
    fc
      .tuple(tag, attributes, tie('pieces'), fc.constantFrom('closed', 'open', 'crossed'))
      .map(
        ([name, attributes, inside, end]) =>
          `<${name}${attributes}>${inside}${end === 'closed' ? `</${name}>` : end === 'crossed' ? '</p></svg></table>' : ''}`,
      ),
  ),
}));

/** Generated from the grammar, or from two handwritten attacks, one inserted into the other. */
export const html: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: pieces },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...textsOf('markup', 'mutation', 'clobbering', 'encoding')),
        fc.constantFrom(...textsOf('markup', 'mutation', 'attribute')),
        fc.nat({ max: 200 }),
      )
      .map(([host, guest, at]) => host.slice(0, at) + guest + host.slice(at)),
  },
);
