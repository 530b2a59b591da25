/** The plainest widget that passes every check of tests/recipe, by file name. */
export function filesOf(name) {
  const nameParts = name.split('-');
  const component = nameParts.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  const variable = component[0].toLowerCase() + component.slice(1);
  const title = nameParts.join(' ').replace(/^./, (letter) => letter.toUpperCase());

  return {
    'index.ts': `import { defineWidget } from '../../src/contract';
import { ${component} } from './${component}';
import { messages } from './messages';
import styles from './${name}.css';
import { props } from './props';

export default defineWidget({
  name: '${name}',
  description: 'A heading above some text; say here what yours is.',
  // How high it mostly is: measure yours.
  reserve: '8.5rem',
  props,
  messages,
  styles,
  component: ${component},
});
`,
    'props.ts': `import { content, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'The heading.' }),
  body: content({ required: true, description: 'The text below the heading.' }),
});

export type ${component}Props = PropsOf<typeof props>;
`,
    'messages.ts': `import { defineMessages } from '../../src/core';

export const messages = defineMessages('${name}', {
  label: {
    en: 'In brief',
    de: 'Kurz gesagt',
  },
});
`,
    [`${component}.tsx`]: `import { useText } from '../../src/core';
import { RichText } from '../../src/ui';
import { messages } from './messages';
import type { ${component}Props } from './props';

export function ${component}({ title, body }: ${component}Props) {
  const t = useText(messages);
  return (
    <section className="inlay-${name}" aria-label={title || t('label')}>
      {title && <h2 className="inlay-${name}__title">{title}</h2>}
      <RichText content={body} className="inlay-${name}__body" />
    </section>
  );
}
`,
    [`${name}.css`]: `.inlay-${name} {
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
`,
    'examples.html': `<!-- example: From the page's own words -->
<div data-module="${name}">
  <h2 data-field="title">${title}</h2>
  <p data-field="body">What the visitor reads with and <em>without</em> the script.</p>
</div>

<!-- example: From a datasource -->
<div data-module="${name}">
  <script type="application/json">
    {
      "title": { "value": "${title}" },
      "body": { "value": "<p>Rich text is <em>sanitised</em> before it shows.</p>" }
    }
  </script>
</div>
`,
    [`${name}.test.tsx`]: `import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import ${variable} from './index';

test('the words that the server wrote are shown below their heading', async () => {
  const { element, unmount } = await mountPlaceholder('<div data-module="${name}"><h2 data-field="title">Steel</h2><p data-field="body">It is <em>patient</em>.</p></div>', ${variable});
  expect(screen.getByRole('heading', { name: 'Steel' })).toBeInTheDocument();
  expect(screen.getByText('patient').tagName).toBe('EM');
  unmount();
  expect(element.innerHTML).toBe('<h2 data-field="title">Steel</h2><p data-field="body">It is <em>patient</em>.</p>');
});

test('without a heading it is named in the language of its page', async () => {
  await mountPlaceholder('<div data-module="${name}" data-language="de"><p data-field="body">Geduldig.</p></div>', ${variable});
  expect(screen.getByRole('region', { name: 'Kurz gesagt' })).toBeInTheDocument();
});

test('a missing text is reported to the editor, and the page stays as it was', async () => {
  await expect(mountPlaceholder('<div data-module="${name}"><p>Read on.</p></div>', ${variable})).rejects.toThrow('${name}: data-body is missing. The text below the heading.');
  expect(document.body).toHaveTextContent('Read on.');
});
`,
  };
}
