import { groundOf } from './ground';

test.each([
  ['ink', { name: 'ink' }],
  ['Surface', { name: 'surface' }],
  ['#12355b', { name: 'own', colour: 'rgb(18 53 91)', ink: 'rgb(255 255 255)' }],
  ['12355B', { name: 'own', colour: 'rgb(18 53 91)', ink: 'rgb(255 255 255)' }],
  ['#fe0', { name: 'own', colour: 'rgb(255 238 0)', ink: 'rgb(16 36 62)' }],
  ['rgb(250, 247, 242)', { name: 'own', colour: 'rgb(250 247 242)', ink: 'rgb(16 36 62)' }],
])('%s is a ground with words on it that can be read', (colour, ground) => expect(groundOf(colour)).toEqual(ground));

test.each(['', 'blue', '#12', 'rgb(300, 0, 0)', 'url(x)', 'red; color: red', '#12355b55'])(
  '"%s" is not a colour',
  (colour) => expect(groundOf(colour)).toBeUndefined(),
);

test('on every grey there is an ink, black where nothing else can be read', () => {
  const inks = Array.from({ length: 256 }, (_, grey) => groundOf(`rgb(${grey}, ${grey}, ${grey})`)?.ink);
  expect(new Set(inks)).toEqual(new Set(['rgb(255 255 255)', 'rgb(0 0 0)', 'rgb(16 36 62)']));
});
