import { configure } from '../../core';
import { defineProps, readProps } from '../../contract';
import { wordsOf } from '../../runtime/edit/advice';
import { addressOf, checkedAddress, foreignAddress, foreignId } from './address';

beforeEach(() => {
  configure([
    {
      from: 'test',
      isTrusted: true,
      values: { embeds: { ceros: 'https://stage.example/{id}?embed=1', bespoke: '/interactives/', audio: '' } },
    },
  ]);
});

const props = defineProps({
  desktopId: foreignId({ description: 'The id.' }),
  desktopUrl: foreignAddress({ description: 'The address.' }),
});

function read(attribute: string, value: string) {
  const element = document.createElement('div');
  element.setAttribute(attribute, value);
  const { props: values, notes } = readProps('ceros', props, element);
  return { props: values, notes: notes.map(wordsOf) };
}

test.each([
  ['ceros', 'harbour', 'https://stage.example/harbour?embed=1'],
  ['ceros', 'firm/harbour-2026', 'https://stage.example/firm/harbour-2026?embed=1'],
  ['bespoke', 'berth-planner', '/interactives/berth-planner'],
] as const)('%s "%s" is at %s', (name, id, address) => expect(addressOf(name, id)).toBe(address));

test('an id of a provider that the page does not know says whom to ask', () => {
  expect(() => addressOf('audio', '7')).toThrow(
    '"7" leads nowhere, because the configuration has no embeds.audio. Ask the people who set up the page',
  );
});

test.each(['../secrets', 'a/../../b', 'a?b=c', 'https://evil.example', '//evil.example', 'a b', '"><script>', '.'])(
  '"%s" is no id',
  (id) => {
    const {
      props: { desktopId },
      notes,
    } = read('data-desktop-id', id);
    expect(desktopId).toBeUndefined();
    expect(notes.join()).toContain('data-desktop-id must be an id of letters, digits and hyphens');
  },
);

test.each([
  ['https://stage.example/any?x=1', 'https://stage.example/any?x=1'],
  ['//stage.example/any', '//stage.example/any'],
  ['stage.example/any', 'https://stage.example/any'],
  ['/any', '/any'],
])('"%s" is an address', (attribute, address) =>
  expect(read('data-desktop-url', attribute).props.desktopUrl).toBe(address),
);

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'https://', '<img src=x>', 'two words'])(
  '"%s" is not an embeddable address',
  (attribute) => {
    const {
      props: { desktopUrl },
      notes,
    } = read('data-desktop-url', attribute);
    expect(desktopUrl).toBeUndefined();
    expect(notes.join()).toContain('data-desktop-url must be an address');
  },
);

test('an address must lead to where the provider is', () => {
  expect(checkedAddress('ceros', 'https://stage.example/any?x=1', 'x')).toBe('https://stage.example/any?x=1');
  expect(checkedAddress('ceros', '/any', 'x')).toBe('https://stage.example/any');
  for (const url of [
    'https://evil.example/any',
    '//evil.example/any',
    'https://stage.example.evil.example/',
    'https://stage.example@evil.example/',
  ])
    expect(() => checkedAddress('ceros', url, 'ceros: data-desktop-url')).toThrow(
      'ceros: data-desktop-url must lead to https://stage.example, got',
    );
});
