/**
 * Creates the folder of a new widget, with its tests and an example in the catalogue:
 *
 *   npm run new weather-report
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const [name, ...rest] = process.argv.slice(2);
const problem = problemWith(name, rest);

if (problem) {
  console.error(`new: ${problem}`);
  process.exitCode = 1;
} else {
  const folder = `widgets/${name}`;
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(filesOf(name))) {
    writeFileSync(`${folder}/${file}`, text);
    console.log(`  ${folder}/${file}`);
  }
  execFileSync('npm', ['exec', '--', 'oxfmt', folder], { stdio: 'ignore', shell: process.platform === 'win32' });
  console.log(
    `\nSee it    npm start, then /catalogue/${name}\nTest it   npm test -- unit ${folder}\nHear it   npm test -- visual aria writes examples.aria.yml, the accessibility tree that a screen reader receives\nNext      declare in props.ts what an editor can set.`,
  );
}

function problemWith(word, more) {
  if (!word) return 'needs a name, such as npm run new weather-report.';
  if (more.length)
    return `takes one name, got ${[word, ...more].join(' ')}. Join its words by hyphens: ${[word, ...more].join('-')}.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word))
    return `a name is lower-case words joined by hyphens, got "${word}".`;
  if (/^(inlay|runtime)(-|$)/.test(word)) return `"${word}" would be mistaken for our own: leave the prefix out.`;
  if (existsSync(`widgets/${word}`)) return `widgets/${word} exists already.`;
  return undefined;
}

/** The files of the simplest widget that passes all checks of tests/recipe, by file name. */
function filesOf(name) {
  const nameParts = name.split('-');
  const component = nameParts.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  const variable = component[0].toLowerCase() + component.slice(1);
  const title = nameParts.join(' ').replace(/^./, (letter) => letter.toUpperCase());
  const names = { name, component, variable, title };
  return {
    'index.tsx': widgetFile(names),
    'props.ts': propsFile(names),
    'messages.ts': messagesFile(names),
    [`${name}.css`]: stylesheetFile(names),
    'examples.html': examplesFile(names),
    [`${name}.test.tsx`]: testFile(names),
  };
}

function widgetFile({ name, component }) {
  return `import { defineWidget } from '../../src/contract';
import { useText } from '../../src/core';
import { RichText, useLandmarkName } from '../../src/ui';
import { messages } from './messages';
import { props, type ${component}Props } from './props';
import styles from './${name}.css';

function ${component}({ title, body }: ${component}Props) {
  const t = useText(messages);
  return (
    <section className="inlay-${name}" aria-label={useLandmarkName(title || t('label'))}>
      {title && <h2 className="inlay-${name}__title">{title}</h2>}
      <RichText content={body} className="inlay-${name}__body" />
    </section>
  );
}

export default defineWidget({
  name: '${name}',
  description: 'A heading above a text. Describe your widget here.',
  // Its usual height. Measure yours.
  reserve: '8.5rem',
  props,
  messages,
  styles,
  component: ${component},
});
`;
}

function propsFile({ component }) {
  return `import { content, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'The heading.' }),
  body: content({ required: true, description: 'The text below the heading.' }),
});

export type ${component}Props = PropsOf<typeof props>;
`;
}

function messagesFile({ name }) {
  return `import { defineMessages } from '../../src/core';

export const messages = defineMessages('${name}', {
  label: {
    en: 'In brief',
    de: 'Kurz gesagt',
  },
});
`;
}

function stylesheetFile({ name }) {
  return `.inlay-${name} {
  padding-block: var(--inlay-space-6);
  border-block: 1px solid var(--inlay-line);
  color: var(--inlay-ink);
}

.inlay-${name}__title {
  margin: 0;
  font-family: var(--inlay-font-display, inherit);
  font-size: var(--inlay-text-2);
  font-weight: var(--inlay-weight-display);
  line-height: var(--inlay-leading-tight);
}

.inlay-${name}__body {
  margin-block-start: var(--inlay-space-3);
}
`;
}

function examplesFile({ name, title }) {
  return `<!-- example: From the page's HTML -->
<div data-module="${name}">
  <h2 data-field="title">${title}</h2>
  <p data-field="body">What the visitor reads with and <em>without</em> the script.</p>
</div>

<!-- example: From a datasource -->
<div data-module="${name}">
  <script type="application/json">
    {
      "title": { "value": "${title}" },
      "body": { "value": "<p>Rich text is <em>sanitised</em> before it is displayed.</p>" }
    }
  </script>
</div>
`;
}

function testFile({ name, variable }) {
  return `import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import ${variable} from './index';

test('shows the text from the server below its heading', async () => {
  const { element, unmount } = await mountPlaceholder('<div data-module="${name}"><h2 data-field="title">Steel</h2><p data-field="body">It is <em>patient</em>.</p></div>', ${variable});
  expect(screen.getByRole('heading', { name: 'Steel' })).toBeInTheDocument();
  expect(screen.getByText('patient').tagName).toBe('EM');
  unmount();
  expect(element.innerHTML).toBe('<h2 data-field="title">Steel</h2><p data-field="body">It is <em>patient</em>.</p>');
});

test('without a heading, its accessible name is in the page’s language', async () => {
  await mountPlaceholder('<div data-module="${name}" data-language="de"><p data-field="body">Geduldig.</p></div>', ${variable});
  expect(screen.getByRole('region', { name: 'Kurz gesagt' })).toBeInTheDocument();
});

test('a missing text is reported to the editor, and the page remains unchanged', async () => {
  await expect(mountPlaceholder('<div data-module="${name}"><p>Read on.</p></div>', ${variable})).rejects.toThrow('${name}: data-body is missing. The text below the heading.');
  expect(document.body).toHaveTextContent('Read on.');
});
`;
}
