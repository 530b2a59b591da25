import { InlayError } from '../../contract';
import { config } from '../../core';

type EmbedName = keyof ReturnType<typeof config>['embeds'];

/** Where the configuration says nothing. */
const HOUSES: Readonly<Record<EmbedName, string>> = {
  ceros: 'https://view.ceros.com/{id}',
  flourish: 'https://flo.uri.sh/visualisation/{id}/embed',
  audio: 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/{id}',
  bespoke: '/interactives',
  media: '/-/media/{id}.ashx',
};

export function templateOf(name: EmbedName): string {
  return config().embeds[name] ?? HOUSES[name];
}

/** The address that the configuration makes of an id. */
export function addressOf(name: EmbedName, id: string): string {
  const template = templateOf(name);
  if (!template) throw new InlayError(`embed: "${id}" leads nowhere, because the configuration has no embeds.${name}. Ask whoever set up the page to add it.`);
  return template.includes('{id}') ? template.replace('{id}', id) : `${template.replace(/\/$/, '')}/${id}`;
}

/** A whole address, or a path on the provider's host: it must lead to where the configuration says that this content is. */
export function checkedAddress(name: EmbedName, url: string, what: string): string {
  const origin = originOf(templateOf(name));
  const { href } = new URL(url, origin);
  if (originOf(href) === origin) return href;
  throw new InlayError(`${what} must lead to ${origin}, got "${url.slice(0, 100)}". Paste the address that the provider shows, or ask whoever set up the page to allow this one.`);
}

/** Editors copy addresses without their protocol. */
export function wholeAddress(url: string): string {
  return /^(?:[a-z][\w+.-]*:|\/)/i.test(url) ? url : `https://${url}`;
}

/** Empty for what is no address of a page: `blob:https://…` claims the origin that follows it. */
export function originOf(url: string): string {
  try {
    const { origin, protocol } = new URL(url, location.href);
    return /^https?:$/.test(protocol) ? origin : '';
  } catch {
    return '';
  }
}
