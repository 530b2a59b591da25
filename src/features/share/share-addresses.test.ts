import { configure } from '../../core';
import { campaignAddress, mailAddress, networkAddress, ownAddress, type Network } from './share-addresses';

const shared = { url: 'https://alder-voss.example/insights/a?b=1#quiz-7', title: 'Who knows? & why' };

beforeEach(() => void configure([]));

const page = encodeURIComponent(shared.url);

test.each([
  ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${page}`],
  ['x', `https://x.com/intent/post?url=${page}&text=Who+knows%3F+%26+why`],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${page}`],
] as const)('%s gets the whole address', (network, address) => {
  expect(networkAddress(network, shared)).toBe(address);
});

test.each([
  ['linkedin', 'soc-web-li'],
  ['x', 'soc-web-x'],
  ['facebook', 'soc-web-fb'],
  ['mail', 'eml-web'],
] as const)('a link shared on %s has the campaign id %s', (way, cid) => {
  expect(campaignAddress(shared.url, way)).toBe(`https://alder-voss.example/insights/a?b=1&cid=${cid}#quiz-7`);
});

test.each([
  [{ x: 'spring' }, 'x', 'https://alder-voss.example/a?cid=spring'],
  [{ x: '' }, 'x', 'https://alder-voss.example/a'],
  [{ x: 'spring' }, 'linkedin', 'https://alder-voss.example/a?cid=soc-web-li'],
] as [Record<string, string>, Network, string][])('campaigns %j lead those of %s to %s', (cid, way, address) => {
  configure([{ from: 'test', isTrusted: true, values: { share: { cid } } }]);
  expect(campaignAddress('https://alder-voss.example/a', way)).toBe(address);
});

test('the campaign that brought this visitor is not handed on', () => {
  expect(ownAddress('https://alder-voss.example/a?cid=eml-web&chapter=2')).toBe(
    'https://alder-voss.example/a?chapter=2',
  );
});

test('an invalid URL is replaced by the site', () => {
  expect(ownAddress('javascript:alert(1)')).toBe(location.origin);
});

test('an e-mail keeps its spaces and signs', () => {
  expect(mailAddress('Who knows? & why', 'Read https://a.example/?b=1 now')).toBe(
    'mailto:?subject=Who%20knows%3F%20%26%20why&body=Read%20https%3A%2F%2Fa.example%2F%3Fb%3D1%20now',
  );
});
