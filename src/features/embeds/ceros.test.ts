import { configure } from '../../core';
import { hasExperience, variantFor, type CerosValues } from './CerosExperience';

beforeEach(() =>
  configure([{ from: 'test', isTrusted: true, values: { embeds: { ceros: 'https://stage.example/{id}' } } }]),
);

const none = { break: 768, desktopPaddingPercentage: 40, scaleToFit: false } as CerosValues;
const withDefaults = (more: Partial<CerosValues>): CerosValues => ({ ...none, ...more });
const both = withDefaults({
  desktopId: 'wide',
  mobileId: 'narrow',
  mobilePaddingPercentage: 120,
  mobileOverrideHeight: 700,
});

const stage = (path: string) => `https://stage.example/${path}`;
test.each([
  ['a wide window gets the one for the desktop', both, false, { src: stage('wide'), ratio: 0.4 }],
  ['a narrow one the other', both, true, { src: stage('narrow'), ratio: 1.2, height: 700 }],
  ['both get the wide one alone', withDefaults({ desktopId: 'wide' }), true, { src: stage('wide'), ratio: 0.4 }],
  ['with its height', withDefaults({ desktopId: 'wide', desktopOverrideHeight: 500 }), true, { height: 500 }],
  ['both get the narrow one alone', withDefaults({ mobileId: 'narrow' }), false, { src: stage('narrow'), ratio: 0.4 }],
  [
    'a path is one on the provider’s host',
    withDefaults({ desktopUrl: '/wide' }),
    false,
    { src: stage('wide'), ratio: 0.4 },
  ],
  [
    'the address to look up wins',
    withDefaults({ desktopId: 'wide', cerosOembedUrl: '//made.example/wide' }),
    true,
    { src: '//made.example/wide', ratio: 0.4, isLookedUp: true },
  ],
])('%s', (_what, props, isNarrow, variant) => expect(variantFor(props, isNarrow)).toMatchObject(variant));

test('an address of somewhere else is refused', () => {
  expect(() => variantFor(withDefaults({ desktopUrl: 'https://evil.example/wide' }), false)).toThrow(
    'ceros: data-desktop-url must lead to https://stage.example',
  );
});

test('with neither id nor address there is nothing to show', () => {
  expect(hasExperience(none)).toBe(false);
  expect(hasExperience(withDefaults({ mobileUrl: 'stage.example/a' }))).toBe(true);
});
