/** What content systems make of the examples: mounted, it shows what the example itself shows; where it does not, no word vanishes unnamed. */
import { readFileSync } from 'node:fs';
import { readProps, type LiveContent } from '../../src/contract';
import { repairJson } from '../../src/runtime/repair';
import { mountPrepared } from '../setup/mount';
import { loadWidget } from './load-widget';
import { openPage, settled, type Page } from './page';
import { silenceServices } from './silent-services';
import { sources } from './source';

interface Pasted {
  readonly widget: string;
  readonly title: string;
  readonly written: string;
  readonly html: string;
}

/** Written by tests/cms/write-fixtures.mjs. Examples that have changed since are as good as before. */
const WORDPRESS = (JSON.parse(readFileSync('tests/cms/output/wordpress-author.json', 'utf8')) as Pasted[]).filter(({ widget }) => sources().some(({ name }) => name === widget));

/** Those that show something else, by `widget: title`, and why. */
const DIFFERENT: Readonly<Record<string, string>> = {
  'app-module: With props, from a datasource': 'the JSON stands on the page as text',
  'five-fifty: An article in two stories, from its own HTML': 'no <source>, so no film',
  'full-hero: Immersive, the words at the foot of the picture': 'no <source>, so no picture for phones',
  'inline-video: A film that the server wrote': 'no <source>, so no film',
  'story-container: An exhibit and a film, from the article\'s own HTML': 'no <source>, so no film',
};

beforeEach(silenceServices);

describe('WordPress', () => {
  const different = Object.keys(DIFFERENT);
  test('leaves 261 examples, of which 256 show the same', () => {
    expect(WORDPRESS).toHaveLength(261);
    expect(WORDPRESS.filter(({ widget, title }) => different.includes(`${widget}: ${title}`))).toHaveLength(5);
  });

  test.each(WORDPRESS.map((one) => [`${one.widget}: ${one.title}`, one] as const))('%s', async (name, { widget, written, html }) => {
    const seen = await show(widget, html);
    if (!different.includes(name)) return expect(seen.content).toEqual((await show(widget, written)).content);
    const known = `${seen.content.join(' ')} ${seen.told}`.toLowerCase();
    expect(seen.words.filter((word) => !known.includes(word))).toEqual([]);
  });
});

interface Seen {
  /** Texts, pictures and addresses that the module shows, and what it has to show later, such as the answer to a question. */
  readonly content: readonly string[];
  /** What the editor reads. */
  readonly told: string;
  /** Of what the system left. */
  readonly words: readonly string[];
}

async function show(name: string, html: string): Promise<Seen> {
  const page = openPage(html, loadWidget(name), { mode: 'edit' });
  const words = wordsOf(page.host);
  const failures = await mountAsTheRuntimeDoes(page, name);
  const shown = [plain(readable(page.host)), ...attributesOf(page.host), elementsOf(page.host)];
  const told = [...page.notes(), ...failures].join(' ');
  await page.unmount();
  // Only now the JSON is mended that had to be.
  const content = [...failures, ...shown, ...page.placeholders.map((element) => textsOf(name, element))];
  page.host.remove();
  return { content, told, words };
}

/** With JSON mended, as in src/runtime/queue.ts. Returns what failed; the server's content is there then. */
async function mountAsTheRuntimeDoes(page: Page, name: string): Promise<string[]> {
  const widget = loadWidget(name);
  const failures: string[] = [];
  await settled(async () => {
    for (const element of page.placeholders) {
      try {
        await mountPrepared(element, widget);
      } catch (error) {
        try {
          await (repairJson(element, error) ?? Promise.reject(error as Error));
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

/** What comes later, such as ways to share, is there once nothing changes any more. */
async function untilStill(host: Element) {
  for (let before = '', turns = 0; before !== host.innerHTML || turns < 3; turns = before === host.innerHTML ? turns + 1 : 0) {
    before = host.innerHTML;
    await settled(() => undefined);
  }
}

/** Of all props but a form, which is read and never shown; nothing where they cannot be read. Paragraphs are the system's, and other elements of HTML are seen where they are shown. */
function textsOf(name: string, element: Element): string {
  const texts: string[] = [];
  try {
    JSON.stringify(readProps(name, loadWidget(name).props, element).props, (key, value: unknown) => {
      if (key === 'form') return undefined;
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

/** No words for visitors. */
const OTHER = 'script, style, template, .inlay-note, .inlay-places';

function readable(host: Element): string {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) if (!walker.currentNode.parentElement!.closest(OTHER)) texts.push(walker.currentNode.nodeValue!);
  return texts.join(' ');
}

const SAYING = ['alt', 'aria-label', 'title', 'placeholder', 'value', 'href', 'src'];

/** Not paragraphs and line breaks, which WordPress writes as it likes. */
function elementsOf(host: Element): string {
  return [...host.querySelectorAll('h2, h3, h4, a, button, input, select, img, video, audio, iframe, ul, ol, li, table, tr, th, td, em, sub, sup')].filter((one) => !one.closest(OTHER)).map(({ localName }) => localName).join(' ');
}

/** Addresses within the page are made of ids, which are new each time. */
function attributesOf(host: Element): string[] {
  return SAYING.flatMap((name) => [...host.querySelectorAll(`[${name}]`)].filter((one) => !one.closest(OTHER)).map((one) => `${name}=${plain(one.getAttribute(name)!)}`)).filter((one) => !/=#/.test(one));
}

function wordsOf(host: Element): string[] {
  return [...new Set(readable(host).toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])];
}

const TYPOGRAPHY: readonly [RegExp, string][] = [
  [/[“”„″]/g, '"'],
  [/[‘’′]/g, "'"],
  [/[–—]|--+/g, '-'],
  [/×/g, 'x'],
  [/…/g, '...'],
  [/&amp;/g, '&'],
];

/** Quotes, dashes and blanks are the system's. */
function plain(text: string): string {
  return TYPOGRAPHY.reduce((rest, [sign, meant]) => rest.replace(sign, meant), text.replace(/\s+/g, ''));
}
