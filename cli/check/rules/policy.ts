/** Finds everything that the content security policies of a page would block, by the matching of CSP Level 3. */
import { type Finding, findingAt } from '../finding.ts';
import type { PageDocument, PageElement } from '../page/dom.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

interface Request {
  /** The first directive that the policy has decides. */
  readonly directives: readonly string[];
  readonly url: URL;
  readonly element?: PageElement | undefined;
  readonly what: string;
  /** The loader's own script tag: a script that it imports is trusted with it under `strict-dynamic`. */
  readonly tag?: PageElement;
}

export interface PolicyInput {
  readonly page: PageDocument;
  readonly address: URL;
  /** The response header, each policy once. */
  readonly header: string | undefined;
  readonly loader: PageElement | undefined;
  readonly placeholders: readonly PageElement[];
  readonly services: readonly { name: string; url: URL }[];
  readonly resolve: (address: string) => URL | undefined;
}

const SCRIPT = ['script-src-elem', 'script-src', 'default-src'];

export function checkPolicies(input: PolicyInput): Finding[] {
  const policies = policiesOf(input);
  if (!policies.length || !input.loader) return [];
  const requests = requestsOf(input);
  const findings = policies.flatMap((policy) => [
    ...requests.flatMap((request) => blocked(policy, request, input.address)),
    ...trustedTypes(policy, input.loader!),
  ]);
  return [...new Map(findings.map((finding) => [finding.message, finding])).values()];
}

function policiesOf({ page, header }: PolicyInput): Policy[] {
  const metas = page
    .querySelectorAll('head meta[http-equiv="content-security-policy" i]')
    .map((meta) => meta.getAttribute('content') ?? '');
  return [...(header ? header.split(',') : []), ...metas].map(parsePolicy).filter(({ size }) => size);
}

function parsePolicy(text: string): Policy {
  const policy = new Map<string, string[]>();
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

function requestsOf({ page, loader, placeholders, services, resolve }: PolicyInput): Request[] {
  const source = resolve(loader!.getAttribute('src')!);
  const base = source && new URL('.', source);
  if (!source || !base) return [];
  const inside = (selector: string) => new Set(placeholders.flatMap((element) => element.querySelectorAll(selector)));
  const of = (elements: Iterable<PageElement>, directives: readonly string[], what: string) =>
    [...elements].flatMap((element) => {
      const address = element.getAttribute('src') ?? element.getAttribute('href');
      const url = address ? resolve(address) : undefined;
      return url ? [{ directives, url, element, what }] : [];
    });
  const sheets = page.querySelectorAll('link[rel="stylesheet"]').filter((link) => {
    const url = resolve(link.getAttribute('href') ?? '');
    return url?.href.startsWith(base.href);
  });
  return [
    { directives: SCRIPT, url: source, element: loader, what: 'the loader', tag: loader! },
    { directives: SCRIPT, url: new URL('chunks/any.js', base), element: loader, what: 'the chunks', tag: loader! },
    ...services.map(({ name, url }) => ({ directives: ['connect-src', 'default-src'], url, what: name })),
    ...of(sheets, ['style-src-elem', 'style-src', 'default-src'], 'the stylesheet'),
    ...of(inside('img[src]'), ['img-src', 'default-src'], 'an image'),
    ...of(inside('iframe[src]'), ['frame-src', 'child-src', 'default-src'], 'a frame'),
  ];
}

function blocked(policy: Policy, { directives, url, element, what, tag }: Request, page: URL): Finding[] {
  const directive = directives.find((name) => policy.has(name));
  if (!directive) return [];
  const sources = policy.get(directive)!;
  if (tag ? isScriptAllowed(sources, tag, url, what, page) : isUrlAllowed(sources, url, page)) return [];
  const origin = /^https?:$/.test(url.protocol) ? url.origin : url.protocol;
  return [
    findingAt('policy-blocks', `${directive} blocks ${what} (${origin}). Add ${origin} to ${directive}.`, element),
  ];
}

function isScriptAllowed(sources: readonly string[], tag: PageElement, url: URL, what: string, page: URL): boolean {
  const nonce = tag.getAttribute('nonce');
  const hasNonce = Boolean(nonce) && sources.includes(`'nonce-${nonce}'`);
  const hashes = (tag.getAttribute('integrity') ?? '').split(/\s+/).filter(Boolean);
  const hasHash = hashes.length > 0 && hashes.every((hash) => sources.includes(`'${hash}'`));
  const isStrict = sources.includes("'strict-dynamic'");
  const isTrusted = hasNonce || hasHash;
  if (isTrusted && (what === 'the loader' || isStrict)) return true;
  return !isStrict && isUrlAllowed(sources, url, page);
}

function isUrlAllowed(sources: readonly string[], url: URL, page: URL): boolean {
  return sources.some((source) => {
    if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol) || url.protocol === page.protocol;
    if (source.toLowerCase() === "'self'") return url.origin === page.origin && url.origin !== 'null';
    if (source.startsWith("'")) return false;
    if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(url.protocol, source.toLowerCase());
    return isHost(source, url, page);
  });
}

function isScheme(protocol: string, expected: string): boolean {
  return (
    protocol === expected ||
    (expected === 'http:' && protocol === 'https:') ||
    (expected === 'ws:' && protocol === 'wss:')
  );
}

function isHost(source: string, url: URL, page: URL): boolean {
  const [, scheme, host = '', port, path = ''] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? [];
  if (!isScheme(url.protocol, (scheme ?? (page.protocol === 'file:' ? url.protocol : page.protocol)).toLowerCase()))
    return false;
  const name = host.toLowerCase();
  const isSameHost = name.startsWith('*.')
    ? url.hostname.endsWith(name.slice(1))
    : name === '*' || name === url.hostname;
  if (!isSameHost) return false;
  const standard = { 'http:': '80', 'https:': '443' }[url.protocol] ?? '';
  if (port !== '*' && (port ?? standard) !== (url.port || standard)) return false;
  return !path || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
}

/** Sanitised HTML needs both policies. */
function trustedTypes(policy: Policy, loader: PageElement): Finding[] {
  const names = policy.get('trusted-types');
  if (!policy.get('require-trusted-types-for')?.includes("'script'") || !names || names.includes('*')) return [];
  const missing = ['inlay', 'dompurify'].filter((name) => !names.includes(name));
  return missing.length
    ? [
        findingAt(
          'policy-blocks',
          `trusted-types blocks sanitised HTML. Add ${missing.join(' and ')} to trusted-types.`,
          loader,
        ),
      ]
    : [];
}
