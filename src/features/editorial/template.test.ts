import { templateOf } from './template';

const template = templateOf(['bespoke', 'ceros', 'video', 'story-item'], { description: 'The template.' });
const read = (value: string) => template.read({ from: 'json', value }, () => {});

test.each([
  ['Ceros', 'ceros'],
  ['Story Item', 'story-item'],
  ['StoryItem', 'story-item'],
  ['Ceros Story Item', 'ceros'],
  [' video ', 'video'],
  ['Bespoke Interactive', 'bespoke'],
  ['', undefined],
])('"%s" is the template %s', (name, expected) => expect(read(name)).toBe(expected));

test('a template that does not exist is noted with those that do', () => {
  expect(() => read('Podcast')).toThrow('must be one of bespoke, ceros, video, story-item, got "Podcast".');
});
