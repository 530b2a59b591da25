/**
 * Lists the nodes of a tree that could act. Runs in jsdom and, as its source, in a browser, so it must be
 * self-contained. `ours` lists the origins that widgets' frames, forms and links may have; without it the tree is
 * foreign HTML, which may contain none.
 */
export function findExecutableSinks(root: ParentNode, ours?: readonly string[]): string[] {
  const ACTING = new Set([
    'script',
    'object',
    'embed',
    'applet',
    'base',
    'meta',
    'link',
    'style',
    'frame',
    'frameset',
    'portal',
    'fencedframe',
    'webview',
    'iframe',
    'form',
    'dialog',
    'template',
    'animate',
    'set',
    'use',
    'foreignobject',
  ]);
  const ADDRESSES = new Set([
    'href',
    'src',
    'action',
    'formaction',
    'xlink:href',
    'data',
    'poster',
    'background',
    'ping',
    'cite',
    'longdesc',
    'manifest',
  ]);
  const MARKERS = new Set(['srcdoc', 'is', 'nonce', 'data-module', 'data-inlay-config', 'slot']);
  const SCHEMES = /^(?:https?|mailto|tel|ftp|sms|callto|xmpp|matrix|cid)$/;
  const isOurs = (address: string | null) =>
    !address || Boolean(ours?.includes(new URL(address, location.href).origin));
  const describe = (element: Element, what: string) =>
    `${what} in <${element.localName}>: ${element.outerHTML.slice(0, 200)}`;

  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...byName(element),
    ...[...element.attributes].flatMap((attribute) => byAttribute(element, attribute)),
  ]);

  function byName(element: Element): string[] {
    return ACTING.has(element.localName.toLowerCase()) && !(ours && isOwnElement(element))
      ? [describe(element, 'an element that acts')]
      : [];
  }

  function isOwnElement(element: Element): boolean {
    const name = element.localName;
    if (name === 'dialog') return true;
    if (name === 'script') return element.getAttribute('type') === 'application/json';
    if (name === 'meta') return element.hasAttribute('itemprop');
    if (name === 'form') return isOurs(element.getAttribute('action'));
    return name === 'iframe' && element.hasAttribute('sandbox') && isOurs(element.getAttribute('src'));
  }

  function byAttribute(element: Element, { name, value }: Attr): string[] {
    if (/^on/i.test(name)) return [describe(element, name)];
    if (MARKERS.has(name) && !(ours && isOwnMarker(element, name))) return [describe(element, name)];
    if (name === 'style') return /url\(|image-set|expression|behavior/i.test(value) ? [describe(element, name)] : [];
    if (name === 'target') return opensOwnWindow(element, value) ? [describe(element, name)] : [];
    if (!ADDRESSES.has(name)) return [];
    // Browsers drop these characters before they parse the scheme.
    // oxlint-disable-next-line no-control-regex -- control characters are intended
    const [, scheme] = /^([a-z][a-z0-9+.-]*):/.exec(value.replace(/[\u0000-\u0020]/g, '').toLowerCase()) ?? [];
    // The URL of an image or a video cannot act.
    const isShown = /^(?:img|source|image|video|audio|track)$/.test(element.localName);
    return scheme && !SCHEMES.test(scheme) && !isShown ? [describe(element, name)] : [];
  }

  /**
   * Placeholders of the test are marked; those that a widget renders are beside its content, never in it. The sandboxed
   * document has its own test.
   */
  function isOwnMarker(element: Element, name: string): boolean {
    return name === 'data-module'
      ? element.matches(
          '[data-attacked], .inlay-tabbed-container__panel > :is([data-module=ceros], [data-module=flourish])',
        )
      : name === 'srcdoc' && element.hasAttribute('sandbox');
  }

  /** A cross-origin page in a named window can navigate ours; for a new window browsers cut that link. */
  function opensOwnWindow(element: Element, target: string): boolean {
    if (/^_(?:self|top|parent|blank)$/i.test(target) || !element.hasAttribute('href')) return false;
    return !/noopener|noreferrer/.test(element.getAttribute('rel') ?? '') && !isOurs(element.getAttribute('href'));
  }
}
