/**
 * The examples after content systems have processed them: when mounted, they show the same as the original, or a note
 * names what is missing.
 */
import { readFileSync } from 'node:fs';
import { readProps, type LiveContent } from '../../src/contract';
import { repairContent } from '../../src/runtime/repair';
import { mountPrepared } from '../setup/mount';
import { loadWidget } from './load-widget';
import { openPage, settled, type Page } from './page';
import { silenceServices } from './silent-services';
import { sources } from './source';

interface Pasted {
  readonly widget: string;
  readonly title: string;
  readonly source: string;
  readonly html: string;
}

/** Written by tests/cms/write-fixtures.mjs. Examples that have changed since are still useful. */
const EXAMPLES = readOutput<Pasted>('wordpress-author').filter(({ widget }) =>
  sources().some(({ name }) => name === widget),
);

/** Examples that a system leaves unchanged are not in its file. */
function changedBy(system: string): Pasted[] {
  const left = new Map(readOutput<Omit<Pasted, 'source'>>(system).map((example) => [nameOf(example), example.html]));
  return EXAMPLES.flatMap((example) =>
    left.has(nameOf(example)) ? [{ ...example, html: left.get(nameOf(example))! }] : [],
  );
}

function readOutput<T>(system: string): T[] {
  return JSON.parse(readFileSync(`tests/cms/output/${system}.json`, 'utf8')) as T[];
}

function nameOf({ widget, title }: Pick<Pasted, 'widget' | 'title'>): string {
  return `${widget}: ${title}`;
}

/** Examples that show something else, by `widget: title`, with the reason. */
const WORDPRESS: Readonly<Record<string, string>> = {
  'app-module: With props, from a datasource': 'the JSON stands on the page as text',
  'five-fifty: An article in two stories, from server-rendered HTML': 'no <source>, so no video',
  'full-hero: Immersive, with text at the bottom of the image': 'no <source>, so no picture for phones',
  'inline-video: A server-rendered video': 'no <source>, so no video',
  "story-container: An exhibit and a video, from the article's HTML": 'no <source>, so no video',
};

const TINYMCE: Readonly<Record<string, string>> = {
  "flourish: From the provider's embed code": 'nothing of the <template> around the code',
};

const FORM = 'no controls, so no form';

const HTML_PURIFIER: Readonly<Record<string, string>> = {
  'audio-player: In place of a server-rendered player': 'no <audio>, so no sound',
  'events-list: A server-rendered list with filter counts': FORM,
  'five-fifty: An article in two stories, from server-rendered HTML': 'no <video>, so no video',
  'footnotes: Pasted from Word': 'no links back, whose names it takes away',
  'full-hero: Immersive, with text at the bottom of the image': 'no <source>, so no picture for phones',
  'inline-video: A server-rendered video': 'no <video>, so no video',
  'job-search: Server-rendered positions and filters': FORM,
  'profile-grid: The first page of a service, with a form that works without JavaScript': FORM,
  'quiz: One question as radio buttons, without sharing and statistics':
    'no <input>, so no choice for those without JavaScript',
  "story-container: An exhibit and a video, from the article's HTML": 'no <video>, so no video',
  'university-search: A field of a form of the page, for any name': FORM,
  'university-search: The bar, from a form that works without JavaScript': FORM,
  'video-gallery: A server-rendered gallery with a form that works without JavaScript': FORM,
};

const CKEDITOR_HTML: Readonly<Record<string, string>> = {
  'five-fifty: An article in two stories, from server-rendered HTML': 'a <strong> in the <b> of the name',
  'flourish: With a table as text alternative': 'no <caption> of the table',
  'footnotes: In the HTML that Markdown creates': '<sup> in the links, no links in <sup>',
  'general-up: Three server-rendered cards': 'the list of links joins the list before it, without its field',
  'profile-hero: A partner with a contact form': 'the place in its link, no link in the place',
};

/** Examples with a text that is neither shown nor in a note: it is visible only until the module mounts. */
const UNTIL_MOUNTED: Readonly<Record<string, string>> = {
  'audio-player: In place of a server-rendered player': 'the summary over the transcript',
  'events-list: A server-rendered list with filter counts': 'a date, which the module writes in its own way',
  'regwall: An e-mail course, from JSON': 'the link to the form',
  'university-search: The bar, from a form that works without JavaScript': 'the label of the field',
  'video-gallery: A server-rendered gallery with a form that works without JavaScript':
    'a length, which the module writes in its own way',
};

const SYSTEMS = [
  { system: 'WordPress', changed: EXAMPLES, examples: 261, why: WORDPRESS, different: 5 },
  { system: 'TinyMCE', changed: changedBy('tinymce'), examples: 184, why: TINYMCE, different: 77 },
  { system: 'HTML Purifier', changed: changedBy('html-purifier'), examples: 156, why: HTML_PURIFIER, different: 89 },
  { system: 'CKEditor', changed: changedBy('ckeditor'), examples: 261, why: {}, different: 261 },
  {
    system: 'CKEditor with General HTML Support',
    changed: changedBy('ckeditor-html'),
    examples: 109,
    why: CKEDITOR_HTML,
    different: 11,
  },
  { system: 'DOMPurify', changed: changedBy('dompurify'), examples: 90, why: {}, different: 76 },
];

/** By their HTML: systems share the input, and much of their output. */
const seen = new Map<string, Promise<Seen>>();

beforeEach(silenceServices);

describe.each(SYSTEMS)('$system', ({ changed, examples, why, different }) => {
  test(`changes ${examples} examples, of which ${different} show something else`, () => {
    expect(changed).toHaveLength(examples);
    expect(changed.filter((change) => isDifferent(change, why))).toHaveLength(different);
  });

  for (const change of requested(changed.filter((example) => !isDifferent(example, why) || canLoseText(example))))
    test(nameOf(change), async () => {
      const { content, notes, serverWords } = await seenOf(change.widget, change.html);
      if (!isDifferent(change, why))
        return expect(content).toEqual((await seenOf(change.widget, change.source)).content);
      const foundText = `${content.join(' ')} ${notes}`.toLowerCase();
      const lost = serverWords.filter((word) => !foundText.includes(word));
      if (!UNTIL_MOUNTED[nameOf(change)]) expect(lost).toEqual([]);
    });
});

/** `npm test` mounts one example of each widget, `npm run test:all` every one. */
function requested(examples: readonly Pasted[]): readonly Pasted[] {
  if (process.env['EXHAUSTIVE']) return examples;
  return examples.filter(({ widget }, index) => examples.findIndex((example) => example.widget === widget) === index);
}

/** Nothing mounts without a placeholder, and an empty one has no text. */
function canLoseText({ html }: Pasted): boolean {
  return html.includes('data-module') && />[^<]*[\p{L}\d]/u.test(html);
}

/** Without the script element its JSON is gone, so nothing can be shown or named. */
function isDifferent(change: Pasted, why: Readonly<Record<string, string>>): boolean {
  return (
    Boolean(why[nameOf(change)]) ||
    !change.html.includes('data-module') ||
    (/<script/.test(change.source) && !/<script|\{\s*(?:["“”&]|<br)/.test(change.html))
  );
}

function seenOf(widget: string, html: string): Promise<Seen> {
  const found = seen.get(html) ?? show(widget, html);
  seen.set(html, found);
  return found;
}

interface Seen {
  /** Texts, images and URLs that the module shows, and those that it shows later, such as the answer to a question. */
  readonly content: readonly string[];
  /** The notes for the editor. */
  readonly notes: string;
  /** The system's output. */
  readonly serverWords: readonly string[];
}

async function show(name: string, html: string): Promise<Seen> {
  const page = openPage(html, loadWidget(name), { mode: 'edit' });
  const serverTexts = wordsOf(page.host);
  const failures = await mountAsTheRuntimeDoes(page, name);
  const visible = [plain(readable(page.host)), ...attributesOf(page.host), elementsOf(page.host)];
  const reported = [...page.notes(), ...failures].join(' ');
  await page.unmount();
  // The JSON has been repaired by now, where necessary.
  const content = [...failures, ...visible, ...page.placeholders.map((element) => textsOf(name, element))];
  page.host.remove();
  return { content, notes: reported, serverWords: serverTexts };
}

/** Repairs JSON as src/runtime/queue.ts does. Returns the failures; the server-rendered content is then restored. */
async function mountAsTheRuntimeDoes(page: Page, name: string): Promise<string[]> {
  const widget = loadWidget(name);
  const failures: string[] = [];
  await settled(async () => {
    for (const element of page.placeholders) {
      try {
        await mountPrepared(element, widget);
      } catch (error) {
        try {
          await (repairContent(element, error, widget) ?? Promise.reject(error as Error));
          await mountPrepared(element, widget);
        } catch (second) {
          failures.push((second as Error).message);
        }
      }
    }
  });
  await untilStill(page.host);
  return failures;
}

/** Late parts, such as share links, are rendered once the DOM is stable. */
async function untilStill(host: Element) {
  for (
    let before = '', unchangedRounds = 0;
    before !== host.innerHTML || unchangedRounds < 3;
    unchangedRounds = before === host.innerHTML ? unchangedRounds + 1 : 0
  ) {
    before = host.innerHTML;
    await settled(() => undefined);
  }
}

/**
 * All props but forms, which are read and never shown; empty if they cannot be read. Paragraphs are the system's, and
 * other HTML elements are compared where they are shown. Content systems add and remove resource hints.
 */
function textsOf(name: string, element: Element): string {
  const texts: string[] = [];
  try {
    JSON.stringify(readProps(name, loadWidget(name).props, element).props, (key, value: unknown) => {
      if (/^(?:form|loading|fetchPriority|crossOrigin|className|attributes|sources)$/.test(key)) return undefined;
      if (isLive(value)) texts.push(value.element.textContent!);
      else if (typeof value === 'string') texts.push(value.replace(/<[^>]*>/g, ''));
      return isLive(value) ? undefined : value;
    });
  } catch {
    return '';
  }
  return plain(texts.join(' '));
}

function isLive(value: unknown): value is LiveContent {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'live';
}

/** Screen-reader texts, and digits that count up to the figure beside them. */
const OTHER = 'script, style, template, .inlay-note, .inlay-places, .inlay-factoid__running';

function readable(host: Element): string {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement!.closest(OTHER)) texts.push(walker.currentNode.nodeValue!);
  return texts.join(' ');
}

const SAYING = ['alt', 'aria-label', 'title', 'placeholder', 'value', 'href', 'src'];

/** Without paragraphs and line breaks, which WordPress changes; CKEditor writes emphasis as `i`. */
function elementsOf(host: Element): string {
  return [
    ...host.querySelectorAll(
      'h2, h3, h4, a, button, input, select, img, video, audio, iframe, ul, ol, li, table, tr, th, td, em, i, sub, sup',
    ),
  ]
    .filter((text) => !text.closest(OTHER))
    .map(({ localName }) => (localName === 'em' ? 'i' : localName))
    .join(' ');
}

/** Fragments are made of ids, which are new each time. */
function attributesOf(host: Element): string[] {
  return SAYING.flatMap((name) =>
    [...host.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.closest(OTHER))
      .map((element) => `${name}=${plain(element.getAttribute(name)!)}`),
  ).filter((attribute) => !/=#/.test(attribute));
}

function wordsOf(host: Element): string[] {
  return [
    ...new Set(
      readable(host)
        .toLowerCase()
        .match(/[\p{L}\d]{3,}/gu) ?? [],
    ),
  ];
}

const TYPOGRAPHY: readonly [RegExp, string][] = [
  [/[“”„″]/g, '"'],
  [/[‘’′]/g, "'"],
  [/[–—]|--+/g, '-'],
  [/×/g, 'x'],
  [/…/g, '...'],
  [/&amp;/g, '&'],
];

/** Quotes, dashes and spaces are the system's. */
function plain(text: string): string {
  return TYPOGRAPHY.reduce((rest, [sign, plainSign]) => rest.replace(sign, plainSign), text.replace(/\s+/g, ''));
}
