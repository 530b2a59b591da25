import DOMPurify, { type Config } from 'dompurify';

/**
 * The only place where HTML from a service, a dictionary or JSON becomes nodes. The result contains no script, handler,
 * style, frame, form or `data-*`, so a response can neither run code nor start a widget. Exception: placeholders of the
 * modules that the caller names keep their attributes and fields, and their JSON as hidden text.
 */
export type Sanitise = (html: string, modules?: readonly string[]) => DocumentFragment;

const SHARED = Symbol.for('inlay.sanitise');

const page = globalThis as { [SHARED]?: Sanitise };

/**
 * Two versions of the bundle share one function: under `trusted-types inlay` a
 * second policy of that name throws. The policy itself never leaves this file.
 */
export const sanitise: Sanitise = (page[SHARED] ??= createSanitise());

function createSanitise(): Sanitise {
  const purify = DOMPurify(window);
  const policy = trustedTypes()?.createPolicy('inlay', { createHTML: (html) => html, createScriptURL: (url) => url });
  const config = {
    USE_PROFILES: { html: true },
    ALLOW_DATA_ATTR: false,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'option', 'textarea', 'dialog', 'template'],
    FORBID_ATTR: ['style', 'popover', 'popovertarget', 'slot', 'nonce'],
    ADD_ATTR: ['target'],
    RETURN_DOM_FRAGMENT: true as const,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  };
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener');
  });
  // The sanitiser returns nothing at all for a frameset.
  return (html, modules = []) => {
    const clean =
      (purify.sanitize(withoutInlineCode(modules.length ? withJsonAsText(html) : html), {
        ...config,
        ALLOW_DATA_ATTR: modules.length > 0,
      }) as DocumentFragment | null) ?? new DocumentFragment();
    if (modules.length) keepPlaceholders(clean, modules);
    return clean;
  };
}

/** From the outside in, so that the content of a removed placeholder is treated like its surroundings. */
function keepPlaceholders(fragment: DocumentFragment, modules: readonly string[]) {
  for (const element of fragment.querySelectorAll('*')) {
    const name = element
      .closest('[data-module]')
      ?.getAttribute('data-module')
      ?.replace(/^inlay-/, '');
    if (name !== undefined && modules.includes(name)) continue;
    if (element.hasAttribute(JSON_TEXT)) element.remove();
    for (const attribute of element.getAttributeNames())
      if (attribute.startsWith('data-')) element.removeAttribute(attribute);
  }
}

const JSON_TEXT = 'data-inlay-json';

/** A placeholder reads its JSON from plain text as well, which can never run. */
function withJsonAsText(html: string): string {
  const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  // Stops at the next tag of its kind, as below.
  return html.replace(
    /<script\b([^<>]*)>((?:(?!<script\b)[\s\S])*?)<\/script\s*>/gi,
    (script, attributes: string, text: string) =>
      /\stype\s*=\s*["']?application\/json["'\s]/i.test(`${attributes} `)
        ? `<span hidden ${JSON_TEXT}>${escaped(text)}</span>`
        : script,
  );
}

/**
 * By the HTML syntax: quoted values may contain `>`, a slash separates attributes like a space, and after a quote no
 * separator is needed.
 */
const ATTRIBUTE = /[\s/]*(=[^\s/>=]*|[^\s/>=]+)(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*))?/g;
const TAG = new RegExp(`(<[a-z][^\\s/>]*)((?:${ATTRIBUTE.source})*)`, 'gi');

/**
 * The sanitiser drops styles, bases and handlers anyway. But under a strict CSP, parsing one is a violation that the
 * host's reports would show, even in a document that is never rendered: every document of a page has the same policy.
 */
function withoutInlineCode(html: string): string {
  // No pattern looks past the next tag of its kind: a service could freeze the page with a million unclosed ones.
  return html
    .replace(/<style\b(?:(?!<style\b)[\s\S])*?<\/style\s*>/gi, '')
    .replace(/<(?=(?:style|base)\b)/gi, '<x-')
    .replace(
      TAG,
      (_, tag: string, attributes: string) =>
        tag +
        // A tag in a value is markup after an element whose text is raw, such as `<noembed>`.
        attributes.replace(ATTRIBUTE, (attribute, name: string) =>
          /^(?:style$|on)/i.test(name) ? ' ' : attribute.replaceAll('<', '&lt;'),
        ),
    );
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

function trustedTypes() {
  return (window as { trustedTypes?: PolicyFactory }).trustedTypes;
}
