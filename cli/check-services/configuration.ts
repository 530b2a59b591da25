import { readFile } from 'node:fs/promises';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { ConfigSource } from '../../src/contract/index.ts';
import { deprecation, FORMER_FIELDS, withPresentKeys } from '../../src/contract/former-names.ts';
import { closest } from '../../src/contract/closest.ts';
import { config, configure, type Config, type ServiceNames } from '../../src/core/config/index.ts';
import { LOADER_TAG } from '../../src/core/config/sources.ts';
import { isForeign, memberWarning, warning } from '../../src/core/config/warning.ts';
import { type Call, CALLS, RESPONSES } from '../../src/http/calls.ts';
import { HEADERS } from '../../src/http/endpoints.ts';
import { configureWithPresets } from '../../src/http/presets/index.ts';
import { addressOf, authorizationFor, credentialsIn } from '../credentials.ts';
import { advice, type Finding, wrong } from './findings.ts';
import { type Options, Unusable } from './options.ts';

export interface Configured {
  readonly config: Config;
  /** The page's origin. */
  readonly origin: string;
  /** The configured services. The other services are on the page's origin. */
  readonly named: readonly string[];
  readonly findings: readonly Finding[];
}

/** Reads and checks the configuration as the script in a page would. Throws Unusable. */
export async function readConfiguration({ config: from, origin, timeout }: Options): Promise<Configured> {
  const page = /^https?:\/\//i.test(from) ? await loadPage(from, timeout) : undefined;
  const originalSources = page ? sourcesOfPage(page) : [await sourceOfFile(from)];
  const pageOrigin = origin ?? page?.url.origin;
  const findings: Finding[] = [];
  const sources = withPresentKeys(originalSources, (message, key) => {
    findings.push(advice('deprecated', message, key));
  });
  const named = [
    ...new Set(
      sources.flatMap(({ values }) => Object.keys((values as { services?: object } | undefined)?.services ?? {})),
    ),
  ];
  if (!pageOrigin)
    throw new Unusable('Set the origin of the pages, for CORS and relative URLs: --origin https://www.example.com.');
  // Globals of a browser that the code of pages uses.
  Object.defineProperty(globalThis, 'location', { value: page?.url ?? new URL(pageOrigin), configurable: true });
  configure(sources, (problem, path, value, where) => {
    if (isForeign(problem, path, where)) return;
    findings.push(
      wrong(`configuration-${problem}`, warning(problem, path, value, where).replace(/^Inlay: /, ''), path.join('.')),
    );
  });
  configureWithPresets(sources, (key, expected, value) => {
    findings.push(wrong('configuration-wrong', memberWarning(key, expected, value).replace(/^Inlay: /, ''), key));
  });
  return { config: config(), origin: pageOrigin, named, findings: [...findings, ...wrongNames(config())] };
}

async function sourceOfFile(file: string): Promise<ConfigSource> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Unusable(`The file ${file} cannot be read.`);
  });
  try {
    // Editors on Windows write a byte order mark.
    return { from: file, isTrusted: true, values: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    throw new Unusable(`${file} is not valid JSON. ${(error as Error).message}`);
  }
}

interface LoadedPage {
  /** After redirects. */
  readonly url: URL;
  readonly html: string;
}

async function loadPage(from: string, timeout = 10_000): Promise<LoadedPage> {
  if (!URL.canParse(from)) throw new Unusable(`${from} is not a valid address.`);
  const url = new URL(from);
  const address = addressOf(url);
  const headers = authorizationFor(url, credentialsIn([url]));
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(timeout) }).catch(() =>
    Promise.reject(new Unusable(`${address} cannot be reached.`)),
  );
  if (!response.ok) throw new Unusable(`${address} responds with ${response.status}.`);
  return { url: new URL(response.url), html: await response.text() };
}

/** In the order of src/core/config/sources.ts: the body's, the head's, then the script tag's. */
function sourcesOfPage({ url, html }: LoadedPage): ConfigSource[] {
  const address = addressOf(url);
  const scripts = scriptsOf(parse(html));
  const scriptSources = scripts
    .filter(({ attributes }) => 'data-inlay-config' in attributes)
    .map(({ text, isTrusted }) => ({ from: 'data-inlay-config', isTrusted, values: parsed(text) }));
  const assigned = scripts
    .flatMap(({ text }) => /\binlayConfig\s*=\s*(\{[\s\S]*\})\s*;?\s*$/.exec(text)?.[1] ?? [])
    .map((text) => ({ from: 'window.inlayConfig', isTrusted: true, values: parsed(text) }));
  if (assigned.some(({ values }) => values instanceof Error))
    throw new Unusable(
      `window.inlayConfig of ${address} is code, not JSON. Save its value as JSON, and name that file.`,
    );
  const tags = scripts.filter(({ attributes }) => /(?:^|\/)loader\.js(?:$|[?#])/.test(attributes.src ?? ''));
  if (!scriptSources.length && !assigned.length && !tags.length)
    throw new Unusable(`${address} has neither <script data-inlay-config> nor the script loader.js.`);
  const ofTag = tags.map(({ attributes }) => ({
    from: LOADER_TAG,
    isTrusted: true,
    values: Object.fromEntries(
      Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('data-') ? [[name.slice(5), value]] : [])),
    ),
  }));
  return [
    ...scriptSources.filter(({ isTrusted }) => !isTrusted),
    ...scriptSources.filter(({ isTrusted }) => isTrusted),
    ...assigned,
    ...ofTag,
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

interface Script {
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** In the document's head, which contributors cannot edit. */
  readonly isTrusted: boolean;
}

type Node = DefaultTreeAdapterTypes.ParentNode | DefaultTreeAdapterTypes.ChildNode;

/** As in a browser: head and body tags are optional, and comments and templates contain no scripts. */
function scriptsOf(node: Node, isTrusted = false): Script[] {
  if (!('childNodes' in node)) return [];
  if ('attrs' in node && node.tagName === 'script')
    return [
      {
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
        isTrusted,
      },
    ];
  return node.childNodes.flatMap((child) => scriptsOf(child, isTrusted || child.nodeName === 'head'));
}

/** Names in a service that match no call, field or header, and therefore have no effect. */
function wrongNames({ services }: Config): Finding[] {
  const unknown = (key: string, name: string, kind: string, knownNames: readonly string[]) => {
    if (knownNames.includes(name)) return [];
    const present = kind === 'field' && Object.hasOwn(FORMER_FIELDS, name) ? FORMER_FIELDS[name] : undefined;
    if (present && knownNames.includes(present))
      return [advice('deprecated', deprecation(`Field "${name}"`, present, false), `${key}.${name}`)];
    const guess = closest(name, knownNames);
    return [
      wrong(
        `unknown-${kind}`,
        `There is no ${kind} "${name}"${guess ? `; did you mean "${guess}"?` : '.'} This key has no effect.`,
        `${key}.${name}`,
      ),
    ];
  };
  return Object.entries(services).flatMap(([name, service]) => {
    if (typeof service === 'string' || !service) return [];
    const key = `services.${name}`;
    const calls: Readonly<Record<string, Call>> = CALLS[name as keyof typeof CALLS] ?? {};
    const responses = ['error', ...Object.entries(calls).map(([call, { answers = call }]) => answers)];
    const surplus = Object.keys(service).filter((member) => !MEMBERS.includes(member));
    return [
      ...surplus.map((member) =>
        advice(
          'unknown-member',
          `A service has the members ${MEMBERS.join(', ')}. "${member}" has no effect.`,
          `${key}.${member}`,
        ),
      ),
      ...Object.keys(service.paths ?? {}).flatMap((call) => unknown(`${key}.paths`, call, 'call', Object.keys(calls))),
      ...Object.entries<string>(service.paths ?? {}).flatMap(([call, path]) =>
        calls[call] ? unfilled(calls[call], path, `${key}.paths.${call}`, fetchedNames(service, call)) : [],
      ),
      ...(['templates', 'values'] as const).flatMap((member) =>
        Object.keys(service[member] ?? {}).flatMap((call) =>
          unknown(`${key}.${member}`, call, 'call', Object.keys(calls)),
        ),
      ),
      ...Object.keys(service.before ?? {}).flatMap((call) =>
        call ? unknown(`${key}.before`, call, 'call', Object.keys(calls)) : [],
      ),
      ...Object.keys(service.headers ?? {}).flatMap((header) =>
        unknown(`${key}.headers`, header, 'header', Object.keys(HEADERS)),
      ),
      ...Object.entries<object>(service.request ?? {}).flatMap(([call, names]) => [
        ...unknown(`${key}.request`, call, 'call', Object.keys(calls)),
        ...Object.keys(names).flatMap((field) =>
          calls[call] ? unknown(`${key}.request.${call}`, field, 'field', calls[call].sends ?? []) : [],
        ),
      ]),
      ...Object.entries<object>(service.response ?? {}).flatMap(([response, names]) => [
        ...unknown(`${key}.response`, response, 'response', responses),
        ...Object.keys(names).flatMap((field) =>
          responses.includes(response) && !fieldsOf(response).some((name) => name && field.startsWith(`${name}.`))
            ? unknown(`${key}.response.${response}`, field, 'field', fieldsOf(response))
            : [],
        ),
      ]),
    ];
  });
}

const MEMBERS = [
  'preset',
  'options',
  'base',
  'paths',
  'request',
  'response',
  'headers',
  'fixedHeaders',
  'values',
  'templates',
  'before',
  'remembers',
  'errors',
  'lists',
  'dates',
];

/** The empty name means the whole content, or list items without fields. */
function fieldsOf(response: string): string[] {
  return ['', ...Object.keys((RESPONSES as Readonly<Record<string, object>>)[response] ?? {})];
}

/** Lists and objects cannot be in a path, and secrets must not be. */
const NOT_IN_PATHS =
  /password|token|secret|code|^(?:subscriptions|Subscriptions|metadata|keep|response|emailData|filters|excludeItems|taxonomyAndTags)$/i;

/** The values of a call that its path can contain. */
export function valuesOf({ path, sends = [], session }: Pick<Call, 'path' | 'sends' | 'session'>): string[] {
  const placeholders = [...path.matchAll(/\{\+?(\w+)\}/g)].map(([, name]) => name!);
  return [
    ...new Set([
      ...placeholders,
      ...sends.filter((name) => !NOT_IN_PATHS.test(name)),
      ...(session === 'required' ? ['userId'] : []),
    ]),
  ];
}

/** The values that a request before the call finds. */
function fetchedNames({ before }: ServiceNames, call: string): string[] {
  return [...Object.keys(before?.['']?.values ?? {}), ...Object.keys(before?.[call]?.values ?? {})];
}

/** A call is not sent if its path contains a placeholder without a value. */
function unfilled(call: Call, path: string, key: string, fetched: readonly string[]): Finding[] {
  const values = [...valuesOf(call), ...fetched];
  return valuesOf({ path })
    .filter((name) => !values.includes(name))
    .map((name) =>
      wrong(
        'unfilled',
        `The call has no value for {${name}} in the path, so pages do not send it. It has ${values.join(', ') || 'none'}.`,
        key,
      ),
    );
}
