import { config, serviceBase } from '../../core';
import { parse } from '../../core/urls/link';
import { addressOf, groupOf, type Provider } from '../../features/embeds';

/** What a page asks of a host that is neither its own nor ours, by what its configuration and its modules declare. */
export interface ThirdPartyRequest {
  readonly host: string;
  /** Who asks. */
  readonly what: string;
  /** That must be granted; `none` where nobody is asked. */
  readonly group: string;
  /** Once it may. */
  readonly when: string;
}

const NOBODY_ASKED = 'none';

const WHEN: Readonly<Record<string, string>> = { consent: 'at once', idle: 'when idle', interaction: 'at the first touch' };

/** Module → whose content it shows. */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  'audio-player': 'audio',
  'bespoke-interactive': 'bespoke',
  ceros: 'ceros',
  flourish: 'flourish',
  'background-video': 'video',
  'inline-video': 'video',
  'full-bleed-media': 'video',
  'video-hero': 'video',
};

const CAPTCHAS: Readonly<Record<string, string>> = {
  recaptcha: 'https://www.google.com',
  hcaptcha: 'https://js.hcaptcha.com',
  turnstile: 'https://challenges.cloudflare.com',
};

/** `modules`: the names of those that stand on the page. */
export function thirdPartyRequests(modules: readonly string[]): ThirdPartyRequest[] {
  const { captcha, consentGroups, services, tags, video } = config();
  const scripts = Object.entries(tags).map(([name, { src, group, when = 'consent' }]) => ({ address: src, what: `tags.${name}`, group, when: WHEN[when] ?? when }));
  const embeds = [...new Set(modules)].flatMap((what) => {
    const provider = PROVIDERS[what];
    if (!provider) return [];
    const group = groupOf(provider);
    const addresses = provider === 'video' ? [serviceBase('video'), video.player] : [addressOf(provider, 'id')];
    return addresses.map((address) => ({ address, what, group, when: provider === 'video' ? 'when it is played' : 'in view' }));
  });
  const forms = [{ address: CAPTCHAS[captcha.provider] ?? '', what: 'captcha', group: consentGroups['captcha'] ?? NOBODY_ASKED, when: 'at the first touch of a form' }];
  const calls = (Object.keys(services) as (keyof typeof services)[])
    .filter((name) => !/^(video|audioOembed|cerosOembed)$/.test(name))
    .map((name) => ({ address: serviceBase(name), what: `services.${name}`, group: NOBODY_ASKED, when: 'when a module needs it' }));
  return [...scripts, ...embeds, ...forms, ...calls].flatMap(({ address, ...request }) => {
    const url = address ? parse(address) : undefined;
    return url && /^https?:$/.test(url.protocol) && url.origin !== location.origin ? [{ host: url.host, ...request }] : [];
  });
}

/** Refusing everything, then each group alone: what is asked for with several is the sum. */
export function consentStates(requests: readonly ThirdPartyRequest[]): string[] {
  return [NOBODY_ASKED, ...new Set(requests.map(({ group }) => group).filter((group) => group !== NOBODY_ASKED).sort())];
}

export function isAsked({ group }: ThirdPartyRequest, state: string): boolean {
  return group === NOBODY_ASKED || group === state;
}
