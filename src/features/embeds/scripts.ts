import { InlayError } from '../../contract';
import { config, direction } from '../../core';
import { originOf, templateOf } from './address';

const loading = new Map<string, Promise<void>>();

/** Loads the script of a configured address once. Rejects when it does not arrive; the next call then tries again. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = scriptElement(url);
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`${url} is blocked or out of reach`));
    };
    document.head.append(script);
  });
  loading.set(url, promise);
  return promise;
}

/** A script that runs where it is inserted. A host with nonces allows what its own scripts vouch for. */
export function scriptElement(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.src = trustedScript(url);
  return script;
}

/**
 * What lets our own frame documents and the scripts of configured addresses through
 * on pages that require Trusted Types. Two versions of the bundle share it: a
 * second policy of the name `inlay-embed` throws.
 */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const SHARED = Symbol.for('inlay.embed-policy');

const page = globalThis as { [SHARED]?: Policy; trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

/** The address of a script from the content folder or of the video platform's player; no other passes. */
export function trustedScript(url: string): string {
  return policy().createScriptURL(url);
}

/** What a document posts whose script did not arrive. */
export const MISSING = 'inlay:missing';

/** A document with one script in it, and one before it that reports when it is missing. */
export function trustedDocument(script: string, language: string): string {
  const nonce = escaped(document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');
  // Only where a nonce vouches for it: a policy of another kind would refuse it with a message in the console.
  const watch = nonce && `<script nonce="${nonce}">addEventListener("error",({target})=>target===document.scripts[1]&&parent.postMessage({type:"${MISSING}"},"*"),true)</script>`;
  return policy().createHTML(
    `<!doctype html><html lang="${escaped(language)}" dir="${direction(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${watch}` +
      `<body marginwidth="0" marginheight="0"><div><script src="${escaped(check(script))}" nonce="${nonce}"></script></div></body></html>`,
  );
}

function policy(): Policy {
  const rules: Policy = { createHTML: (html) => html, createScriptURL: check };
  return (page[SHARED] ??= page.trustedTypes?.createPolicy('inlay-embed', rules) ?? rules);
}

function check(url: string): string {
  if ([templateOf('bespoke'), config().video.player].filter(Boolean).some((known) => originOf(known) === originOf(url))) return url;
  throw new InlayError(`embed: ${url} is neither in the content folder nor the video platform's player. Set embeds.bespoke or video.player in the configuration.`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
