/** Where somebody goes who does not want to come in. */
export interface Exit {
  readonly href: string;
  /** Whether that is where they came from, a step back in the history. */
  readonly isBack: boolean;
}

/** Back to the page of this site that led here; home for whoever came from elsewhere or by a form of the account pages. */
export function exitFrom({ href, referrer, home, accountPages }: { href: string; referrer: string; home: string; accountPages: readonly string[] }): Exit {
  const here = new URL(href);
  const from = referrer ? new URL(referrer, href) : undefined;
  const isOurs = from?.origin === here.origin && from.pathname !== here.pathname && !accountPages.some((page) => new URL(page, href).pathname === from.pathname);
  return isOurs ? { href: from.href, isBack: true } : { href: home, isBack: false };
}
