import { config } from '../../core';
import { onApproach } from './approach';
import { gatedAddress } from './gated-address';

/** Plain links to PDF files ask for a sign-in first. */
export function gateFiles() {
  onApproach(gate);
}

function gate(link: HTMLAnchorElement) {
  // Which of their files are gated these modules know themselves.
  if (link.closest('[data-module$="gated-download"], [data-module$="collection-hero"]')) return;
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
