import { config, language, serviceBase } from '../../core';
import { parse } from '../../contract/address';
import { addressOf, groupOf, type Provider } from '../../features/embeds';

/** A request to a third party, which the page's configuration or modules declare. */
export interface ThirdPartyRequest {
  readonly host: string;
  /** The source of the request. */
  readonly what: string;
  /** The consent group that must be granted; `none` if it needs no consent. */
  readonly group: string;
  /** After consent is granted. */
  readonly when: string;
}

const NO_CONSENT_NEEDED = 'none';

const WHEN: Readonly<Record<string, string>> = {
  consent: 'immediately',
  idle: 'when idle',
  interaction: 'at the first touch',
};

/** Providers with a URL in the configuration; a pasted embed code may have any other. */
type Configured = Extract<Provider, 'audio' | 'bespoke' | 'ceros' | 'flourish' | 'video'>;

/** Module → providers whose content it may show. */
const PROVIDERS: Readonly<Record<string, readonly Configured[]>> = {
  article: ['ceros'],
  'audio-player': ['audio'],
  'background-video': ['video'],
  'bespoke-interactive': ['bespoke'],
  ceros: ['ceros'],
  flourish: ['flourish'],
  'full-bleed-media': ['video'],
  'inline-video': ['video'],
  'scrolly-media': ['video'],
  'story-container': ['bespoke', 'ceros', 'flourish', 'video'],
  'video-gallery': ['video'],
  'video-hero': ['video'],
  'video-promo': ['video'],
};

const CAPTCHAS: Readonly<Record<string, string>> = {
  recaptcha: 'https://www.google.com',
  hcaptcha: 'https://js.hcaptcha.com',
  turnstile: 'https://challenges.cloudflare.com',
};

export function providersOf(module: string): readonly Configured[] {
  return Object.hasOwn(PROVIDERS, module) ? PROVIDERS[module]! : [];
}

/** `modules`: names of the modules on the page. */
export function thirdPartyRequests(modules: readonly string[]): ThirdPartyRequest[] {
  const { captcha, consentGroups, modules: moduleUrls, services, shell, tags } = config();
  const scripts = Object.entries(tags).map(([name, { src, group, when = 'consent' }]) => ({
    address: src,
    what: `tags.${name}`,
    group,
    when: WHEN[when] ?? when,
  }));
  const named = [...new Set(modules)];
  const embeds = named.flatMap((what) =>
    providersOf(what).flatMap((provider) =>
      addressesOf(provider).map((address) => ({
        address,
        what,
        group: groupOf(provider),
        when: provider === 'video' ? 'when it is played' : 'in view',
      })),
    ),
  );
  const widgets = named.map((name) => ({
    address: Object.hasOwn(moduleUrls, name) ? moduleUrls[name] : '',
    what: `modules.${name}`,
    group: NO_CONSENT_NEEDED,
    when: 'with its placeholder',
  }));
  const fonts = (shell.parts.includes('fonts') && language() === 'ja' ? shell.fonts : []).map((address) => ({
    address,
    what: 'shell.fonts',
    group: NO_CONSENT_NEEDED,
    when: 'immediately',
  }));
  const forms = [
    {
      address: CAPTCHAS[captcha.provider] ?? '',
      what: 'captcha',
      group: consentGroups['captcha'] ?? NO_CONSENT_NEEDED,
      when: 'at the first touch of a form',
    },
  ];
  const calls = (Object.keys(services) as (keyof typeof services)[])
    .filter((name) => !/^(video|audioOembed|cerosOembed|oembed)$/.test(name))
    .map((name) => ({
      address: serviceBase(name),
      what: `services.${name}`,
      group: NO_CONSENT_NEEDED,
      when: 'when a module needs it',
    }));
  const requests = [...scripts, ...embeds, ...widgets, ...fonts, ...forms, ...calls].flatMap(
    ({ address, ...request }) => {
      const url = address ? parse(address) : undefined;
      return url && /^https?:$/.test(url.protocol) && url.origin !== location.origin
        ? [{ host: url.host, ...request }]
        : [];
    },
  );
  // A provider may use the same host for lookups and for its content.
  return requests.filter(
    ({ host, what }, index) => requests.findIndex((other) => other.host === host && other.what === what) === index,
  );
}

function addressesOf(provider: Configured): readonly string[] {
  if (provider === 'video') return [serviceBase('video'), config().video.player];
  const lookUp = provider === 'audio' || provider === 'ceros' ? serviceBase(`${provider}Oembed`) : '';
  return [addressOf(provider, 'id'), lookUp];
}

/** No consent, then each group alone: the requests for several groups are the sum of theirs. */
export function consentStates(requests: readonly ThirdPartyRequest[]): string[] {
  return [
    NO_CONSENT_NEEDED,
    ...new Set(
      requests
        .map(({ group }) => group)
        .filter((group) => group !== NO_CONSENT_NEEDED)
        .sort(),
    ),
  ];
}

export function isAsked({ group }: ThirdPartyRequest, state: string): boolean {
  return group === NO_CONSENT_NEEDED || group === state;
}
