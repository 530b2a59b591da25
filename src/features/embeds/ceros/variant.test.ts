import { configure } from '../../../core';
import { hasExperience, variantFor, type CerosGiven } from './variant';

beforeEach(() => configure([{ from: 'test', isTrusted: true, values: { embeds: { ceros: 'https://stage.example/{id}' } } }]));

const none = { break: 768, desktopPaddingPercentage: 40, scaleToFit: false } as CerosGiven;
const given = (more: Partial<CerosGiven>): CerosGiven => ({ ...none, ...more });
const both = given({ desktopId: 'wide', mobileId: 'narrow', mobilePaddingPercentage: 120, mobileOverrideHeight: 700 });

test.each([
  ['a wide window gets the one for the desktop', both, false, { src: 'https://stage.example/wide', ratio: 0.4 }],
  ['a narrow one the other', both, true, { src: 'https://stage.example/narrow', ratio: 1.2, height: 700 }],
  ['without a narrow one both get the same', given({ desktopId: 'wide', desktopOverrideHeight: 500 }), true, { src: 'https://stage.example/wide', ratio: 0.4, height: 500 }],
  ['without a wide one both get the other', given({ mobileId: 'narrow' }), false, { src: 'https://stage.example/narrow', ratio: 0.4 }],
  ['a path is one on the provider’s host', given({ desktopUrl: '/wide' }), false, { src: 'https://stage.example/wide', ratio: 0.4 }],
  ['the address to look up wins', given({ desktopId: 'wide', cerosOembedUrl: '//made.example/wide' }), true, { src: '//made.example/wide', ratio: 0.4, isLookedUp: true }],
])('%s', (_what, props, isNarrow, variant) => expect(variantFor(props, isNarrow)).toEqual(expect.objectContaining(variant)));

test('an address of somewhere else is refused', () => {
  expect(() => variantFor(given({ desktopUrl: 'https://evil.example/wide' }), false)).toThrow('ceros: data-desktop-url must lead to https://stage.example');
});

test('with neither id nor address there is nothing to show', () => {
  expect(hasExperience(none)).toBe(false);
  expect(hasExperience(given({ mobileUrl: 'stage.example/a' }))).toBe(true);
});
