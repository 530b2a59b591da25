import { InlayError } from '../../contract';
import { config, direction } from '../../core';
import { createScripts, pageNonce, trustedPolicy } from '../../http';
import { originOf, scrollProxy, templateOf } from './address';

/** Scripts from the content folder and of the video platform's player. */
export const { load: loadScript, element: scriptElement } = createScripts(trustedScript);

/** The URL of such a script, and of no other. */
export function trustedScript(url: string): string {
  return policy().createScriptURL(url);
}

/** The message of a document whose script did not load. */
export const MISSING = 'inlay:missing';

/** A document with one script, and one before it that reports a load failure. */
export function trustedDocument(script: string, language: string): string {
  const nonce = escaped(pageNonce());
  // Only with a nonce: another policy would reject it with a console error.
  const watch =
    nonce &&
    `<script nonce="${nonce}">addEventListener("error",({target})=>target===document.scripts[1]&&parent.postMessage({type:"${MISSING}"},"*"),true)</script>`;
  return policy().createHTML(
    `<!doctype html><html lang="${escaped(language)}" dir="${direction(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${watch}` +
      `<body marginwidth="0" marginheight="0"><div><script src="${escaped(check(script))}" nonce="${nonce}"></script></div></body></html>`,
  );
}

function policy() {
  return trustedPolicy('inlay-embed', { createHTML: (html: string) => html, createScriptURL: check });
}

function check(url: string): string {
  // Of Ceros, only this one script: an editor who names a script must not reach the provider's whole host.
  if (
    url === scrollProxy() ||
    [templateOf('bespoke'), config().video.player]
      .filter(Boolean)
      .some((knownUrl) => originOf(knownUrl) === originOf(url))
  )
    return url;
  throw new InlayError(
    `embed: ${url} is neither in the content folder nor the video platform's player. Set embeds.bespoke or video.player in the configuration.`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
