import { mailAddress, mailedUrl, shareAddresses } from './share-addresses';

const shared = { url: 'https://alder-voss.example/insights/a?b=1#quiz-7', title: 'Who knows? & why' };

test.each([
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Falder-voss.example%2Finsights%2Fa%3Fb%3D1%23quiz-7'],
  ['x', 'https://x.com/intent/post?url=https%3A%2F%2Falder-voss.example%2Finsights%2Fa%3Fb%3D1%23quiz-7&text=Who+knows%3F+%26+why'],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Falder-voss.example%2Finsights%2Fa%3Fb%3D1%23quiz-7'],
] as const)('%s gets the whole address', (network, address) => {
  expect(shareAddresses(shared)[network]).toBe(address);
});

test.each([
  ['https://alder-voss.example/insights/a#quiz-7', 'https://alder-voss.example/insights/a?cid=eml-web#quiz-7'],
  ['https://alder-voss.example/insights/a?b=1', 'https://alder-voss.example/insights/a?b=1&cid=eml-web'],
])('an e-mail leads to %s as %s', (url, mailed) => {
  expect(mailedUrl(url)).toBe(mailed);
});

test('an e-mail keeps its spaces and signs', () => {
  expect(mailAddress('Who knows? & why', 'Read https://a.example/?b=1 now')).toBe('mailto:?subject=Who%20knows%3F%20%26%20why&body=Read%20https%3A%2F%2Fa.example%2F%3Fb%3D1%20now');
});
