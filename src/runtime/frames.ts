import { InlayError } from '../contract';
import { config } from '../core';

/** Against clickjacking: no prompt for passwords and codes inside a frame of another origin. Throws an InlayError. */
export function requireOwnFrame(module: string) {
  if (window.top === window) return;
  // oxlint-disable-next-line compat/compat -- tested first; Firefox gets the parent's origin
  const ancestors = 'ancestorOrigins' in location ? [...location.ancestorOrigins] : [parentOrigin()];
  const foreignOrigin = ancestors.find(
    (origin) => origin !== location.origin && !config().frameOrigins.includes(origin),
  );
  if (foreignOrigin !== undefined) {
    throw new InlayError(
      `${module}: does not ask for credentials inside a frame of ${foreignOrigin || 'another origin'}. List the origin in "frameOrigins" if it may frame this page.`,
    );
  }
}

/** Firefox has no ancestorOrigins; a same-origin parent can be read, another cannot. */
function parentOrigin(): string {
  try {
    return window.parent.location.origin;
  } catch {
    return '';
  }
}
