/** Checks placeholders with the code that reads them in pages. */
import {
  isRecord,
  JsonError,
  storeRepairedJson,
  PropsError,
  readProps,
  readServerContent,
  type LiveContent,
  type Members,
  type Note,
  type ReadProps,
  type ServerContent,
} from '../../../src/contract/index.ts';
import { closest } from '../../../src/contract/closest.ts';
import { readDatasource } from '../../../src/contract/datasource.ts';
import { jsonNodesIn } from '../../../src/contract/props.ts';
import { explainRest, repairJson, textWith } from '../../../src/contract/repair-json.ts';
import { adviceOf } from '../../../src/runtime/edit/advice.ts';
import { explainNames } from '../../../src/runtime/edit/names.ts';
import { explainAttributes, explainUnknown } from '../../../src/runtime/edit/unknown.ts';
import { explainWords } from '../../../src/runtime/edit/words.ts';
import { type Finding, findingAt } from '../finding.ts';
import { type PageDocument, PageElement, PageText } from '../page/dom.ts';
import type { RuleId } from './index.ts';
import { imagesWithoutAlt } from './markup.ts';

export interface Placeholders {
  readonly modules: ReadonlyMap<string, Members>;
  /** Names of modules that the configuration adds. */
  readonly ownModules: readonly string[];
  /** Only `inlay-` names are ours. */
  readonly isPrefixed: boolean;
}

/** Elements that Inlay would mount. */
export function placeholdersIn(page: PageDocument, { modules, isPrefixed }: Placeholders): PageElement[] {
  return page.querySelectorAll('[data-module]').filter((element) => {
    const { name, hasPrefix } = nameOf(element);
    return modules.has(name) && (hasPrefix || !isPrefixed);
  });
}

export function checkPlaceholders(page: PageDocument, options: Placeholders): Finding[] {
  return page.querySelectorAll('[data-module]').flatMap((element) => {
    const { name, hasPrefix } = nameOf(element);
    const members = options.modules.get(name);
    if (options.isPrefixed && !hasPrefix) return [];
    return members ? checkPlaceholder(name, members, element) : checkUnknown(element, options);
  });
}

function nameOf(element: PageElement) {
  const moduleName = element.getAttribute('data-module')!;
  const name = moduleName.replace(/^inlay-/, '');
  return { name, hasPrefix: name !== moduleName };
}

/** A name without a prefix may belong to another script. Only a name that resembles one of ours is reported. */
function checkUnknown(element: PageElement, { modules, ownModules }: Placeholders): Finding[] {
  const { name, hasPrefix } = nameOf(element);
  if (!name || ownModules.includes(name)) return [];
  const names = [...modules.keys(), ...ownModules];
  if (!hasPrefix && !closest(name, names)) return [];
  return [findingAt('unknown-module', sentence(explainUnknown(name, names).replace(/^t/, 'T')), element)];
}

function checkPlaceholder(name: string, members: Members, element: PageElement): Finding[] {
  const node = element as unknown as Element;
  const findings: Finding[] = [];
  const report = (rule: RuleId, message: string, at: PageElement = element) =>
    findings.push(findingAt(rule, sentence(`${name}: ${message}`), at));
  const serverContent = readContent(name, members, node, report);
  if (!serverContent) return findings;
  const reportNote = (rule: RuleId, note: Note) => {
    const { text, element: at } = adviceOf(note, { members, serverContent });
    report(rule, text, at as PageElement | undefined);
  };

  let read: ReadProps<Members> | undefined;
  try {
    read = readProps(name, members, node, serverContent);
  } catch (error) {
    if (!(error instanceof PropsError)) throw error;
    for (const note of error.problems ?? []) reportNote(ruleOf(note), note);
  }
  for (const note of read?.notes ?? []) reportNote(ruleOf(note), note);
  for (const note of explainAttributes(node, members)) reportNote(ruleOfAttribute(note), note);
  for (const note of explainNames(serverContent, members))
    reportNote(isRepeated(note) ? 'hidden-content' : 'unknown-prop', note);
  for (const path of imagesWithoutAlt(serverContent.json, members))
    report('image-alt', `the image "${path}" in the JSON has no "alt".`);
  if (read && !showsSomething(element) && textsOf(read.props).some((text) => lengthOf(text) > LONG_TEXT))
    report('content-needs-script', 'its content is only in JSON or attributes. Write it as elements with data-field.');
  // A module without a component leaves its content where it is.
  if (read && name !== 'app-module')
    for (const note of explainLostTexts(element, members, serverContent, read.props))
      reportNote('hidden-content', note);
  return findings;
}

const NO_CONTENT = '[data-fallback], summary, form, nav, button, label, script, style, template, noscript';

/**
 * Moves the content of the props away, as mounting does, and back. The check does not mount, so it cannot tell which
 * texts come from the module itself. It considers only long texts, because labels and hints are typically short.
 */
function explainLostTexts(
  element: PageElement,
  members: Members,
  serverContent: ServerContent,
  props: ReadProps<Members>['props'],
): Note[] {
  const mounted = document.createElement('div');
  const moved = liveContentIn(props);
  moved.forEach((live) => live.take(mounted));
  const content = longTextsIn(element) as unknown as readonly Node[];
  const notes = explainWords(mounted, members, serverContent, { content, props });
  moved.reverse().forEach((live) => live.release());
  // Content of an unknown or repeated field has been reported with its name.
  const named = explainNames(serverContent, members).flatMap(({ field }) => field ?? []);
  return notes.filter(({ reason }) => !named.some((field) => String(reason).includes(`” in ${field} `)));
}

/** In characters. Labels, hints and settings are shorter. A Chinese or Japanese character counts twice. */
const LONG_TEXT = 80;

/** Long texts, without those of placeholders inside. */
function longTextsIn(node: PageElement): PageText[] {
  return node.childNodes.flatMap((child) => {
    if (child instanceof PageText) return lengthOf(child.data) > LONG_TEXT ? [child] : [];
    const isOwn = child instanceof PageElement && !child.matches(NO_CONTENT) && !child.hasAttribute('data-module');
    return isOwn ? longTextsIn(child) : [];
  });
}

const VISIBLE = 'img, picture, video, audio, iframe, svg, a[href], form, table';

function showsSomething(element: PageElement): boolean {
  const copy = element.cloneNode(true) as PageElement;
  for (const hidden of copy.querySelectorAll('script, style, template')) hidden.remove();
  return Boolean(copy.textContent.trim() || copy.querySelector(VISIBLE));
}

/** The texts of all props, without URLs. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value.trim()) ? [value] : [];
  if (typeof value !== 'object' || value === null || value instanceof Element) return [];
  return Object.values(value).flatMap(textsOf);
}

function lengthOf(text: string): number {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length + (plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length;
}

function liveContentIn(value: unknown): LiveContent[] {
  if (Array.isArray(value)) return value.flatMap(liveContentIn);
  if (!isRecord(value) || value instanceof Element) return [];
  return isLive(value) ? [value] : Object.values(value).flatMap(liveContentIn);
}

function isLive(value: object): value is LiveContent {
  return 'kind' in value && value.kind === 'live';
}

/** Repairs JSON that a CMS mangled like the page does, and reports it. */
function readContent(
  name: string,
  members: Members,
  element: Element,
  report: (rule: RuleId, message: string) => void,
): ServerContent | undefined {
  try {
    return readServerContent(name, element, members);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(error instanceof PropsError)) throw error;
    if (!(cause instanceof JsonError)) {
      report('invalid-json', error.message.replace(`${name}: `, ''));
      return undefined;
    }
    if (cause.foreign) {
      storeRepairedJson(cause.text, JSON.stringify(readDatasource(cause.foreign)));
      return readContent(name, members, element, report);
    }
    const text = textWith(jsonNodesIn(element));
    const repaired = repairJson(text);
    report(
      'invalid-json',
      repaired ? repaired.note : `the JSON in the placeholder cannot be read. ${explainRest(text)}`,
    );
    if (!repaired) return undefined;
    storeRepairedJson(cause.text, repaired.text);
    return readContent(name, members, element, report);
  }
}

function ruleOf({ reason }: Note): RuleId {
  if (typeof reason === 'string') return 'wrong-value';
  if ('wrong' in reason) return reason.wrong === undefined ? 'missing-content' : 'wrong-value';
  if ('dropped' in reason) return reason.missing ? 'missing-content' : 'wrong-value';
  if ('items' in reason || 'characters' in reason) return 'hidden-content';
  return 'wrong-value';
}

function ruleOfAttribute({ reason }: Note): RuleId {
  if (String(reason).startsWith('data-load=')) return 'wrong-value';
  return String(reason).includes('did you mean') ? 'unknown-prop' : 'unknown-attribute';
}

/** The other notes of `explainNames` are about names that the module does not know. */
function isRepeated({ reason }: Note): boolean {
  return / is written \d+ times/.test(String(reason));
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
