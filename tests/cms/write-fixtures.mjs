/**
 * Writes what WordPress makes of every example: `node tests/cms/write-fixtures.mjs`.
 * Needs Debian's packages of wordpress/index.mjs.
 */
import { writeFile } from 'node:fs/promises';
import { examplesOf } from '../../build/catalogue.mjs';
import { widgetNames } from '../../build/widgets.mjs';
import { PACKAGES, isInstalled, startWordPress } from './wordpress/index.mjs';

if (!isInstalled()) throw new Error(`Install Debian's packages first: ${PACKAGES.join(' ')}`);

const examples = widgetNames().flatMap((widget) => examplesOf(widget).map((example) => ({ widget, ...example })));
const wordpress = await startWordPress();
try {
  // Of an author, whom WordPress does not trust, in the classic editor, which also makes paragraphs.
  const published = await wordpress.publish(examples, 'author');
  // A line for each example, so that a change shows which.
  const lines = published.map(({ widget, title, html }, index) => JSON.stringify({ widget, title, written: examples[index].html, html }));
  await writeFile(new URL('output/wordpress-author.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`);
  console.log(`${lines.length} examples`);
} finally {
  await wordpress.stop();
}
