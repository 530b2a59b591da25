export interface Shared {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
}

/** Where each network takes a link from. */
export function shareAddresses({ url, title }: Shared) {
  return {
    linkedin: addressWith('https://www.linkedin.com/sharing/share-offsite/', { url }),
    x: addressWith('https://x.com/intent/post', { url, text: title }),
    facebook: addressWith('https://www.facebook.com/sharer/sharer.php', { u: url }),
  };
}

/** The parameter shows analytics who came by e-mail. */
export function mailedUrl(url: string): string {
  const mailed = new URL(url);
  mailed.searchParams.set('cid', 'eml-web');
  return mailed.href;
}

/** Mail programs take a plus sign for what it is, so spaces are `%20`. */
export function mailAddress(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function addressWith(base: string, parameters: Record<string, string>): string {
  return `${base}?${new URLSearchParams(parameters).toString()}`;
}
