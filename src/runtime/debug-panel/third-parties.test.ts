import { readdirSync, readFileSync } from 'node:fs';
import { configure, setLanguage } from '../../core';
import { consentStates, isAsked, providersOf, thirdPartyRequests } from './third-parties';

function declare(values: object, modules: string[] = []) {
  configure([{ from: 'test', isTrusted: true, values }]);
  return thirdPartyRequests(modules);
}

test('a page without third parties has no such requests', () => {
  expect(declare({}, ['quiz', 'bespoke-interactive'])).toEqual([]);
});

test('lists tags, embeds, captchas and services on other hosts, with their conditions', () => {
  const requests = declare(
    {
      tags: {
        pixel: { src: 'https://pixel.example/p.js', group: 'C0004', when: 'idle' },
        local: { src: '/local.js', group: 'none' },
      },
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
  expect(requests.filter((request) => isAsked(request, 'none')).map(({ what }) => what)).toEqual([
    'captcha',
    'services.search',
  ]);
  expect(requests.filter((request) => isAsked(request, 'C0004')).map(({ what }) => what)).toEqual([
    'tags.pixel',
    'ceros',
    'captcha',
    'services.search',
  ]);
});

test('a module that looks up its provider’s URLs is listed with the same consent group, and on a second line if the host differs', () => {
  const services = { audioOembed: 'https://sounds.example/oembed', cerosOembed: 'https://view.ceros.com/oembed?url=' };
  expect(
    declare({ services, embeds: { audio: 'https://player.example/{id}' }, consentGroups: { audio: 'C0003' } }, [
      'audio-player',
      'ceros',
    ]),
  ).toEqual([
    { host: 'player.example', what: 'audio-player', group: 'C0003', when: 'in view' },
    { host: 'sounds.example', what: 'audio-player', group: 'C0003', when: 'in view' },
    { host: 'view.ceros.com', what: 'ceros', group: 'C0004', when: 'in view' },
  ]);
});

test('modules and fonts that lie on other hosts are listed where the page has them', () => {
  const values = {
    modules: { weather: 'https://widgets.example/weather.js', 'app/own': '/own.js' },
    shell: { parts: ['fonts'], fonts: ['https://fonts.example/serif.woff2'] },
  };
  expect(declare(values, ['quiz'])).toEqual([]);
  expect(declare(values, ['weather', 'app/own'])).toEqual([
    { host: 'widgets.example', what: 'modules.weather', group: 'none', when: 'with its placeholder' },
  ]);
  setLanguage('ja');
  expect(declare(values)).toEqual([{ host: 'fonts.example', what: 'shell.fonts', group: 'none', when: 'immediately' }]);
  setLanguage('en');
});

/** The files of `features` that render a provider's content in a widget. */
const BRINGS = {
  audio: /provider="audio"/,
  bespoke: imports('BespokeInteractive'),
  ceros: imports('CerosExperience'),
  flourish: imports('FlourishChart'),
  // The player of a gallery is late code.
  video: new RegExp(`${imports('(?:VideoPlayer|BackgroundVideo)').source}|src/features/media/late`, 'm'),
};

function imports(name: string): RegExp {
  return new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '[./]+/src/features/`, 'm');
}

test.each(
  readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
)('whose content %s may show is declared', (name) => {
  const files = readdirSync(`widgets/${name}`, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const source = files.map((file) => readFileSync(`widgets/${name}/${file}`, 'utf8')).join('\n');
  expect(providersOf(name)).toEqual(
    Object.entries(BRINGS).flatMap(([provider, pattern]) => (pattern.test(source) ? provider : [])),
  );
});
