import { useState } from 'react';
import { config, tabStore } from '../../core';
import { shortenLink } from '../../services/links';

/** In sessionStorage, by long URL. */
const STORED = 'cache:short-links';
const MAX_URLS = 50;

type ShortLinks = Readonly<Record<string, string>>;

/**
 * Short URLs by long URL, as far as they are loaded. Request them before a press: browsers block windows that open
 * after a response. Only the site's own URLs are shortened.
 */
export function useShortLinks(): [ShortLinks, (address: string) => Promise<void>] {
  const [links, setLinks] = useState(storedLinks);

  async function requestLink(url: string) {
    if (!config().services.links || new URL(url).origin !== location.origin || storedLinks()[url] || pending.has(url))
      return;
    pending.add(url);
    try {
      const short = await shortenLink(url);
      tabStore.setJson(STORED, Object.fromEntries([...Object.entries(storedLinks()), [url, short]].slice(-MAX_URLS)));
      setLinks(storedLinks());
    } catch {
      // The long URL works as well.
    } finally {
      pending.delete(url);
    }
  }

  return [links, requestLink];
}

const pending = new Set<string>();

/** Ignores invalid stored values. */
function storedLinks(): ShortLinks {
  return Object.fromEntries(
    Object.entries(tabStore.getJson(STORED) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
