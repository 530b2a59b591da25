import { isRecord, log } from '../../contract';
import { toJson } from '../../core';
import { trustedPolicy } from '../../http';
import type { Description } from './schema';

type Undo = () => void;

const OURS = 'data-inlay-subject';

/** Equivalent JSON-LD types for each kind of subject. */
const TYPES: Readonly<Record<string, RegExp>> = {
  article: /Article$|^(?:BlogPosting|SocialMediaPosting|Report)$/,
  event: /Event$/,
  job: /^JobPosting$/,
  video: /^VideoObject$/,
  person: /^(?:ProfilePage|Person)$/,
  trail: /^BreadcrumbList$/,
  firm: /Organization$|^Corporation$/,
};

/** Keys that nest a subject of the page. Other keys nest related things, such as the publisher of an article. */
const WITHIN = ['@graph', 'mainEntity', 'breadcrumb', 'video'];

/** Writes one description per key and replaces the previous one. A server-rendered description of that kind wins. */
export function describeOnce(kind: string, description: Description, key = kind) {
  if (!isDescribed(kind)) write(key, description);
}

/** Replaces all descriptions of a kind with the one for the subject in view. Returns the function that restores them. */
export function describeInstead(kind: string, description: Description | undefined): Undo {
  const undos = scripts().flatMap((script) => {
    const data = parsed(script);
    if (!nodesOf(data).some((node) => isOf(kind, node))) return [];
    const rest = without(kind, data);
    const replacement = rest === undefined ? document.createComment('') : element('rest', rest);
    script.replaceWith(replacement);
    return [() => replacement.replaceWith(script)];
  });
  const added = description ? write(`${kind}-now`, description) : undefined;
  return () => {
    added?.remove();
    undos.forEach((undo) => undo());
  };
}

/** Whether readable JSON-LD or microdata describes this kind. */
function isDescribed(kind: string): boolean {
  const isInMarkup = [
    ...document.querySelectorAll(
      '[itemtype]:not([itemprop]), [itemtype]:is([itemprop="breadcrumb"], [itemprop="mainEntity"], [itemprop="video"])',
    ),
  ].some((item) => isOf(kind, { '@type': item.getAttribute('itemtype')?.split(/\s+/) }));
  return (
    isInMarkup || scripts(`:not([${OURS}])`).some((script) => nodesOf(parsed(script)).some((node) => isOf(kind, node)))
  );
}

function scripts(which = ''): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>(`script[type="application/ld+json" i]${which}`)];
}

/** Reports JSON that does not parse, because search engines ignore it. */
function parsed(script: HTMLScriptElement): unknown {
  try {
    return JSON.parse(script.textContent ?? '');
  } catch {
    if (!reportedScripts.has(script)) log('warn', 'Inlay: search engines cannot read this JSON-LD.', script);
    reportedScripts.add(script);
    return undefined;
  }
}

const reportedScripts = new WeakSet<HTMLScriptElement>();

function nodesOf(data: unknown): Record<string, unknown>[] {
  if (Array.isArray(data)) return data.flatMap(nodesOf);
  if (!isRecord(data)) return [];
  return [data, ...WITHIN.flatMap((name) => (Object.hasOwn(data, name) ? nodesOf(data[name]) : []))];
}

function without(kind: string, data: unknown): unknown {
  if (Array.isArray(data)) {
    const rest = data.map((item) => without(kind, item)).filter((item) => item !== undefined);
    return rest.length ? rest : undefined;
  }
  if (!isRecord(data)) return data;
  if (isOf(kind, data)) return undefined;
  const rest = { ...data };
  for (const name of WITHIN.filter((key) => Object.hasOwn(data, key))) {
    const value = without(kind, data[name]);
    if (value !== undefined) rest[name] = value;
    else if (name === '@graph') return undefined;
    else delete rest[name];
  }
  return rest;
}

/** `Article`, `schema:Article` and `https://schema.org/Article` are the same type. */
function isOf(kind: string, node: Record<string, unknown>): boolean {
  return [node['@type']]
    .flat()
    .some((type) => typeof type === 'string' && TYPES[kind]!.test(type.replace(/^.*[/:]/, '')));
}

function write(key: string, description: Description): HTMLScriptElement {
  const script = element(key, { '@context': 'https://schema.org', ...description });
  const before = scripts(`[${OURS}]`).find((candidate) => candidate.getAttribute(OURS) === key);
  if (before) before.replaceWith(script);
  else document.head.append(script);
  return script;
}

function element(key: string, data: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.setAttribute(OURS, key);
  script.text = trustedPolicy('inlay-data', { createScript: dataOnly }).createScript(toJson(data)!);
  return script;
}

/**
 * JSON only, escaped so that it cannot end the element when the page is serialised. Throws for any other text, since
 * scripts of the page share the policy.
 */
function dataOnly(text: string): string {
  return toJson(JSON.parse(text))!.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
