import { InlayError, mismatch, text, type Prop } from '../../contract';
import { config } from '../../core';

type EmbedName = 'ceros' | 'flourish' | 'audio' | 'bespoke' | 'media';

/** The default without configuration. */
const DEFAULTS: Readonly<Record<EmbedName, string>> = {
  ceros: 'https://view.ceros.com/{id}',
  flourish: 'https://flo.uri.sh/visualisation/{id}/embed',
  audio: 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/{id}',
  bespoke: '/interactives',
  media: '/-/media/{id}.ashx',
};

export function templateOf(name: EmbedName): string {
  return config().embeds[name] ?? DEFAULTS[name];
}

/** URL of the script that reports the scroll position to experiences, or empty. */
export function scrollProxy(): string {
  return config().embeds.cerosScript ?? `${originOf(templateOf('ceros'))}/scroll-proxy.min.js`;
}

/** The configured URL for an id. */
export function addressOf(name: EmbedName, id: string): string {
  const template = templateOf(name);
  if (!template)
    throw new InlayError(
      `embed: "${id}" leads nowhere, because the configuration has no embeds.${name}. Ask the people who set up the page to add it.`,
    );
  return template.includes('{id}') ? template.replace('{id}', id) : `${template.replace(/\/$/, '')}/${id}`;
}

/** A whole URL, or a path on the provider's host. It must match the configured origin of this content. */
export function checkedAddress(name: EmbedName, url: string, what: string): string {
  const origin = originOf(templateOf(name));
  const { href } = new URL(url, origin);
  if (originOf(href) === origin) return href;
  throw new InlayError(
    `${what} must lead to ${origin}, got "${url.slice(0, 100)}". Paste the address that the provider shows, or ask the people who set up the page to allow this one.`,
  );
}

/**
 * Whether the configuration allows frames of this page, besides those of vendors with their own module and of known
 * vendors.
 */
export function isAllowedFrame(url: string): boolean {
  return (config().embeds.frames ?? '')
    .split(/\s+/)
    .some((frameOrigin) => frameOrigin && originOf(frameOrigin) === originOf(url));
}

export function allowedFrame(url: string, what: string): string {
  if (isAllowedFrame(url)) return url;
  throw new InlayError(
    `${what} leads to ${originOf(url) || `"${url.slice(0, 100)}"`}, which is not in embeds.frames of the configuration. Ask the people who set up the page to add it.`,
  );
}

/** Editors copy URLs without their protocol. */
export function wholeAddress(url: string): string {
  return /^(?:[a-z][\w+.-]*:|\/)/i.test(url) ? url : `https://${url}`;
}

/** Empty for other schemes: `blob:https://…` has the origin of the inner URL. */
export function originOf(url: string): string {
  try {
    const { origin, protocol } = new URL(url, location.href);
    return /^https?:$/.test(protocol) ? origin : '';
  } catch {
    return '';
  }
}

interface Options {
  description: string;
  alias?: readonly string[];
}

/** Letters, digits and separators; no `..` and no query. */
const ID = /^[\w-]+(?:[./][\w-]+)*$/;

/** An id in another system. */
export function foreignId(options: Options): Prop<string | undefined> {
  const plain = text({ ...options, max: 200 });
  return {
    ...plain,
    kind: 'id',
    read(source, note) {
      const id = plain.read(source, note);
      return id === undefined || ID.test(id)
        ? id
        : mismatch('an id of letters, digits and hyphens', id, 'Paste the id alone, without the address around it.');
    },
  };
}

/** A whole URL as editors copy it, with or without its protocol, or a path on the provider's own host. */
export function foreignAddress(options: Options): Prop<string | undefined> {
  const plain = text({ ...options, max: 2000 });
  return {
    ...plain,
    kind: 'address',
    read(source, note) {
      const raw = plain.read(source, note);
      if (raw === undefined) return undefined;
      const whole = wholeAddress(raw);
      return /^https?:/.test(originOf(whole)) && !/[\s<>"]/.test(whole)
        ? whole
        : mismatch('an address such as https://example.com/name', raw);
    },
  };
}
