import { config } from '../core';
import { gatedAddress } from './gated-address';

/** When a visitor comes near a link; until then it stays as the server wrote it, whoever put it there. */
const APPROACHES = ['pointerover', 'focusin', 'click', 'auxclick', 'contextmenu'] as const;

/** Plain links to PDF files ask for a sign-in first. */
export function gateFiles() {
  for (const type of APPROACHES) document.addEventListener(type, onApproach, { capture: true, passive: true });
}

function onApproach(event: Event) {
  const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  // Which of their files are gated these modules know themselves.
  if (!link || link.closest('[data-module$="gated-download"], [data-module$="collection-hero"]')) return;
  // Nobody would answer the route: better a file for everyone than a dead link.
  if (!document.querySelector('[data-module$="auth-router"]')) return;
  const { protectedPaths, flags } = config();
  const address = gatedAddress(link.getAttribute('href') ?? '', { base: location.href, protectedPaths, isSecure: flags.secureAssets });
  if (!address) return;
  link.setAttribute('href', address);
  // They would save or open this very page instead of the file.
  link.removeAttribute('download');
  link.removeAttribute('target');
}
