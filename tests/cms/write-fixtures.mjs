/**
 * Writes the output of each content system for every example: `node tests/cms/write-fixtures.mjs`. With names of
 * systems it writes only theirs, from the last WordPress output: `… tinymce html-purifier`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { examplesOf } from '../../build/catalogue.mjs';
import { widgetNames } from '../../build/widgets.mjs';
import { throughCkEditor, throughCkEditorWithHtml } from './ckeditor.mjs';
import { throughDomPurify } from './dompurify.mjs';
import * as purifier from './html-purifier/index.mjs';
import { throughTinyMce } from './tinymce.mjs';
import * as wordpress from './wordpress/index.mjs';

const WORDPRESS = new URL('output/wordpress-author.json', import.meta.url);

const systems = {
  wordpress: writeWordPress,
  tinymce: () => writeOther('tinymce', throughTinyMce),
  'html-purifier': () => writeOther('html-purifier', throughHtmlPurifier),
  ckeditor: () => writeOther('ckeditor', throughCkEditor),
  'ckeditor-html': () => writeOther('ckeditor-html', throughCkEditorWithHtml),
  dompurify: () => writeOther('dompurify', throughDomPurify),
};

const requestedSystems = process.argv.slice(2);
for (const [name, write] of Object.entries(systems))
  if (!requestedSystems.length || requestedSystems.includes(name)) await write();

async function writeWordPress() {
  if (!wordpress.isInstalled()) throw new Error(`Install Debian's packages first: ${wordpress.PACKAGES.join(' ')}`);
  const examples = widgetNames().flatMap((widget) => examplesOf(widget).map((example) => ({ widget, ...example })));
  const site = await wordpress.startWordPress();
  try {
    // By an author without `unfiltered_html`, in the classic editor, which also adds paragraphs.
    const published = await site.publish(examples, 'author');
    await writeLines(
      WORDPRESS,
      published.map(({ widget, title, html }, index) => ({ widget, title, source: examples[index].html, html })),
    );
  } finally {
    await site.stop();
  }
}

function throughHtmlPurifier(examples) {
  if (!purifier.isInstalled()) throw new Error(`Install Debian's packages first: ${purifier.PACKAGES.join(' ')}`);
  return purifier.throughHtmlPurifier(examples);
}

/** Output that differs only in white space is not stored. */
async function writeOther(name, through) {
  const examples = JSON.parse(await readFile(WORDPRESS, 'utf8'));
  const left = await through(examples);
  const changed = examples.flatMap(({ widget, title, source }, index) =>
    compact(left[index]) === compact(source) ? [] : [{ widget, title, html: left[index].replace(/\n\s*/g, '\n') }],
  );
  await writeLines(new URL(`output/${name}.json`, import.meta.url), changed);
}

function compact(html) {
  return html.replace(/\s+/g, '').replaceAll('=""', '');
}

/** One line per example, so that a diff shows which one changed. */
async function writeLines(file, examples) {
  await writeFile(file, `[\n${examples.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
  console.log(`${file.pathname.split('/').at(-1)}: ${examples.length} examples`);
}
