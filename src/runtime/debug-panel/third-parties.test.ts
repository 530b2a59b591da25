import { configure } from '../../core';
import { consentStates, isAsked, thirdPartyRequests } from './third-parties';

function declare(values: object, modules: string[] = []) {
  configure([{ from: 'test', isTrusted: true, values }]);
  return thirdPartyRequests(modules);
}

test('a page of its own asks nobody else', () => {
  expect(declare({}, ['quiz', 'bespoke-interactive'])).toEqual([]);
});

test('tags, embeds, captchas and services on other hosts are listed with what they wait for', () => {
  const requests = declare(
    {
      tags: { pixel: { src: 'https://pixel.example/p.js', group: 'C0004', when: 'idle' }, own: { src: '/own.js', group: 'none' } },
      captcha: { provider: 'turnstile' },
      services: { search: 'https://search.example/v1', video: 'https://films.example' },
      consentGroups: { video: 'C0002' },
    },
    ['ceros', 'ceros', 'inline-video'],
  );
  expect(requests).toEqual([
    { host: 'pixel.example', what: 'tags.pixel', group: 'C0004', when: 'when idle' },
    { host: 'view.ceros.com', what: 'ceros', group: 'C0004', when: 'in view' },
    { host: 'films.example', what: 'inline-video', group: 'C0002', when: 'when it is played' },
    { host: 'challenges.cloudflare.com', what: 'captcha', group: 'none', when: 'at the first touch of a form' },
    { host: 'search.example', what: 'services.search', group: 'none', when: 'when a module needs it' },
  ]);
  expect(consentStates(requests)).toEqual(['none', 'C0002', 'C0004']);
  expect(requests.filter((request) => isAsked(request, 'none')).map(({ what }) => what)).toEqual(['captcha', 'services.search']);
  expect(requests.filter((request) => isAsked(request, 'C0004')).map(({ what }) => what)).toEqual(['tags.pixel', 'ceros', 'captcha', 'services.search']);
});
