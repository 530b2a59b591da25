import { useState } from 'react';
import { config, tabStore } from '../../core';
import { shortenLink } from '../../services/links';

/** In the tab, by long address. */
const STORED = 'cache:short-links';
const MOST = 50;

type ShortLinks = Readonly<Record<string, string>>;

/**
 * Short URLs by long URL, as far as they are loaded. Request them before a press: browsers block windows that open
 * after a response. Only the site's own URLs are shortened.
 */
export function useShortLinks(): [ShortLinks, (address: string) => Promise<void>] {
  const [links, setLinks] = useState(storedLinks);

  async function ask(address: string) {
    if (
      !config().services.links ||
      new URL(address).origin !== location.origin ||
      storedLinks()[address] ||
      pending.has(address)
    )
      return;
    pending.add(address);
    try {
      const short = await shortenLink(address);
      tabStore.setJson(STORED, Object.fromEntries([...Object.entries(storedLinks()), [address, short]].slice(-MOST)));
      setLinks(storedLinks());
    } catch {
      // The long address does as well.
    } finally {
      pending.delete(address);
    }
  }

  return [links, ask];
}

const pending = new Set<string>();

/** Whatever else may stand there. */
function storedLinks(): ShortLinks {
  return Object.fromEntries(
    Object.entries(tabStore.getJson(STORED) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
