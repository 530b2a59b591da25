import { groundOf } from './ground';

test.each([
  ['ink', { name: 'ink' }],
  ['Surface', { name: 'surface' }],
  ['#12355b', { name: 'own', colour: '#12355b', ink: '#ffffff' }],
  ['12355B', { name: 'own', colour: '#12355b', ink: '#ffffff' }],
  ['#fe0', { name: 'own', colour: '#ffee00', ink: '#10243e' }],
  ['rgb(250, 247, 242)', { name: 'own', colour: '#faf7f2', ink: '#10243e' }],
])('%s is a ground with words on it that can be read', (given, ground) => expect(groundOf(given)).toEqual(ground));

test.each(['', 'blue', '#12', 'rgb(300, 0, 0)', 'url(x)', 'red; color: red', '#12355b55'])('"%s" is none', (given) => expect(groundOf(given)).toBeUndefined());

test('on every grey there is an ink, black where nothing else can be read', () => {
  const inks = Array.from({ length: 256 }, (_, grey) => groundOf(`rgb(${grey}, ${grey}, ${grey})`)?.ink);
  expect(new Set(inks)).toEqual(new Set(['#ffffff', '#000000', '#10243e']));
});
