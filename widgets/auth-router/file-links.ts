import { config, onApproach } from '../../src/core';
import { gatedAddress } from './gated-address';

/** Plain links to PDF files require sign-in while this router is mounted. Returns the cleanup function. */
export function gateFiles(): () => void {
  return onApproach(gate);
}

function gate(link: HTMLAnchorElement) {
  // These modules decide themselves which of their files are gated.
  if (link.closest('[data-module$="gated-download"], [data-module$="collection-hero"]')) return;
  const { protectedPaths, flags } = config();
  const url = gatedAddress(link.getAttribute('href') ?? '', {
    base: location.href,
    protectedPaths,
    isSecure: flags.secureAssets,
  });
  if (!url) return;
  link.setAttribute('href', url);
  // They would save or open this very page instead of the file.
  link.removeAttribute('download');
  link.removeAttribute('target');
}
