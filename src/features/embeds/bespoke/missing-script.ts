import { InlayError } from '../../../contract';

/** Thrown while rendering: the module fails as a whole, and what the server wrote comes back. */
export function missingScript(script: string): InlayError {
  return new InlayError(`bespoke-interactive: ${script} could not be loaded. Check data-bespoke-interactive-id and that its folder is published.`);
}
