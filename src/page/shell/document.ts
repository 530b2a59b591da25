import { config, direction, language } from '../../core';
import { absoluteAddress } from '../../core/config/sources';

/** Sets language and direction of the document, for screen readers and layout. */
export function nameLanguage() {
  const { documentElement: root } = document;
  if (!root.lang.trim() && config().language) root.lang = config().language;
  if (!root.dir && direction() === 'rtl') root.dir = 'rtl';
}

/** Adds an empty live region early, because most screen readers ignore one that is added together with its text. `announce` reuses it. */
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
    // Browsers always fetch fonts in CORS mode; without the attribute they would load twice.
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.append(link);
    loading.add(address);
  }
}
