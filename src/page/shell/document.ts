import { config, direction, language } from '../../core';
import { absoluteAddress } from '../../core/config/sources';

/** Of the whole document: a screen reader reads it so, and the browser lays it out so. */
export function nameLanguage() {
  const { documentElement: root } = document;
  if (!root.lang.trim() && config().language) root.lang = config().language;
  if (!root.dir && direction() === 'rtl') root.dir = 'rtl';
}

/** For the first thing that is announced: a region that comes with its words stays silent in most readers. `announce` takes it over. */
export function addLiveRegion() {
  if (document.querySelector('[role="status"], [aria-live="polite"]')) return;
  const region = document.createElement('div');
  region.className = 'inlay-live-region';
  region.setAttribute('data-inlay-live', 'polite');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
}

/** Their fonts are large: waiting for the stylesheet would show the text twice. */
export function preloadFonts() {
  if (language() !== 'ja') return;
  const loading = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload" i]')].map(({ href }) => href),
  );
  for (const font of config().shell.fonts) {
    const address = absoluteAddress(font);
    if (!address || !/^https?:/.test(address) || loading.has(address)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.setAttribute('as', 'font');
    // Fonts are always fetched so; without it the browser would load them twice.
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.append(link);
    loading.add(address);
  }
}
