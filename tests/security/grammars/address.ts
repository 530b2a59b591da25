/** URLs as an attacker would write them: disguised schemes, hosts that two parsers read differently. */
import fc from 'fast-check';
import { textsOf } from '../attacks/index.ts';

/** Browsers drop some of them, filters others. */
const hidden = fc.constantFrom(
  '',
  '',
  '',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u0001',
  '\u001f',
  '\u007f',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u2028',
  '\u2060',
  '\u202e',
  '\ufeff',
  '%09',
  '%0a',
  '%20',
);

const scheme = fc.constantFrom(
  'javascript:',
  'JavaScript:',
  'vbscript:',
  'data:',
  'data:text/html,',
  'blob:',
  'filesystem:',
  'file:',
  'https:',
  'http:',
  'about:',
  'view-source:',
  'feed:',
  'mailto:',
  'tel:',
  'intent:',
  '',
  '',
);
const slashes = fc.constantFrom('', '/', '//', '///', '\\\\', '/\\', '\\/', '/./', '/..//', '%2f%2f', '/\t/');
const user = fc.constantFrom(
  '',
  '',
  '',
  'partner.example@',
  'partner.example:x@',
  'site.example\\@',
  'a:b@',
  '@',
  '%40',
);
const host = fc.constantFrom(
  'evil.example',
  'partner.example',
  'site.example',
  'partner.example.evil.example',
  'evilpartner.example',
  'partner.example.',
  'PARTNER.EXAMPLE',
  'partner\u3002example',
  'view.ceros.com',
  '[::1]',
  '0x7f.1',
  '',
  'canary()',
);
const rest = fc.constantFrom(
  '',
  '/',
  '/a',
  ':443/',
  ':8443/',
  '/%0acanary()',
  '?x=javascript:canary()',
  '#@partner.example',
  '#/signin/x//evil.example',
  '\\@partner.example',
  '/../..//evil.example',
  '%',
);

const scattered = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, hidden, fc.nat({ max: 12 }), hidden)
    .map(([scheme, inside, at, before]) => before + scheme.slice(0, at) + inside + scheme.slice(at));

export const address: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: scattered(fc.tuple(scheme, slashes, user, host, rest).map((parts) => parts.join(''))) },
  { weight: 1, arbitrary: scattered(fc.constantFrom(...textsOf('url'))) },
  { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
);
