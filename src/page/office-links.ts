import { config, language, onApproach, withoutSlash } from '../core';
import { absoluteAddress } from '../core/config/sources';

/** Rewrites links to articles and profiles to the office's own paths, in editorial content and in widgets. */
export function followOffice() {
  onApproach((link) => {
    const href = link.getAttribute('href');
    const address = href && officeAddress(href);
    if (address) link.setAttribute('href', address);
  });
}

/** The path in the office's site, with query and hash; undefined for other links and for links that are already correct. */
export function officeAddress(href: string): string | undefined {
  const { office, articles, profiles, articleBase, profileBase } = config().links;
  const whole = absoluteAddress(href);
  const url = whole && new URL(whole);
  if (!url || url.origin !== location.origin) return undefined;
  const rewrites = [
    { from: articles, to: articleBase || (language() === 'de' ? 'publikationen' : 'our-insights') },
    { from: profiles, to: profileBase },
  ];
  for (const { from, to } of rewrites) {
    const slug = slugIn(url.pathname, from);
    const path = `${withoutSlash(office)}/${to}/${slug}`;
    if (slug) return path === url.pathname ? undefined : path + url.search + url.hash;
  }
  return undefined;
}

/** `a-slug` of `/insights/a-slug`; undefined for deeper paths. */
function slugIn(pathname: string, folder: string): string | undefined {
  const rest = pathname.startsWith(`${withoutSlash(folder)}/`)
    ? withoutSlash(pathname.slice(withoutSlash(folder).length + 1))
    : '';
  return rest && !rest.includes('/') ? rest : undefined;
}
