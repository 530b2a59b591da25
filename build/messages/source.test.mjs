import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languages, textsIn } from '../languages.mjs';
import { readMessages } from './source.mjs';
import { withTexts } from './write.mjs';

const FILE = 'widgets/quiz/messages.ts';
const CODE = `import { defineMessages } from '../../src/core';

/** Not defineMessages('comment', { a: 'b' }). */
export const messages = defineMessages('quiz', {
  // Above the button.
  next: {
    en: 'Next question',
    de: "Nächste Frage: los geht's",
    ar: 'السؤال التالي',
  },

  'two-words': { "en": \`{right, plural, one {# point} other {# points}}\`, de: 'Er sagt „Punkte“' },
});
export const TOTAL = 3;
`;

const built = (code) => languages().transform(code, `${process.cwd()}/${FILE}`)?.code;
const errorFor = (texts) => {
  try {
    readMessages(FILE, `export const messages = defineMessages('quiz', ${texts});`);
  } catch (error) {
    return error.message;
  }
  return undefined;
};

describe('the build', () => {
  it('leaves the English texts in the code unchanged', () => {
    assert.equal(
      built(CODE),
      `import { defineMessages } from '../../src/core';

/** Not defineMessages('comment', { a: 'b' }). */
export const messages = defineMessages('quiz', {
  // Above the button.
  next: 'Next question',

  'two-words': \`{right, plural, one {# point} other {# points}}\`,
});
export const TOTAL = 3;
`,
    );
  });

  it('gathers the other languages under the namespace, whatever the quotes', () => {
    const messageFiles = [readMessages(FILE, CODE)];
    assert.deepEqual(textsIn('de', messageFiles), {
      'quiz.next': "Nächste Frage: los geht's",
      'quiz.two-words': 'Er sagt „Punkte“',
    });
    assert.deepEqual(textsIn('ar', messageFiles), { 'quiz.next': 'السؤال التالي' });
  });

  it('leaves a messages.ts without texts unchanged', () => {
    assert.equal(built('export function defineMessages(namespace, texts) {}'), undefined);
    assert.equal(languages().transform(CODE, '/src/ui/other.ts'), null);
  });

  for (const [texts, message] of [
    [
      "{ next: 'Next' }",
      "widgets/quiz/messages.ts: next must say its text in each language, as in next: { en: '…', de: '…' }.",
    ],
    [
      '{ next: both }',
      "widgets/quiz/messages.ts: next must say its text in each language, as in next: { en: '…', de: '…' }.",
    ],
    [
      '{ ...more }',
      "widgets/quiz/messages.ts: ...more must say its text in each language, as in next: { en: '…', de: '…' }.",
    ],
    [
      "{ next: { en: 'Next', de: 'Nächste ' + thing } }",
      'widgets/quiz/messages.ts: next must be a text between quotes in de. What varies is a {value} in the text.',
    ],
    [
      "{ next: { en: `Next ${thing}`, de: 'Weiter' } }",
      'widgets/quiz/messages.ts: next must be a text between quotes in en. What varies is a {value} in the text.',
    ],
    [
      "{ next: { en: 'Next', ...others } }",
      'widgets/quiz/messages.ts: next must be a text between quotes in ...others. What varies is a {value} in the text.',
    ],
    [
      "{ next: { de: 'Weiter' } }",
      'widgets/quiz/messages.ts: next has no text in English. Every other language falls back to it.',
    ],
    [
      'texts',
      "widgets/quiz/messages.ts: defineMessages takes a namespace and texts, as in defineMessages('quiz', { next: { en: '…', de: '…' } }).",
    ],
  ]) {
    it(`refuses ${texts}`, () => assert.equal(errorFor(texts), message));
  }
});

describe('the texts of a translator', () => {
  const messages = readMessages(FILE, CODE);

  it('replace a text, or are added as the last language of its key', () => {
    const code = withTexts(CODE, messages, 'ar', { next: "'الآن'", 'two-words': '\u200f"نقاط"\n' });
    assert.match(code, /\n {4}ar: "'الآن'",\n {2}\},/);
    assert.deepEqual(textsIn('ar', [readMessages(FILE, code)]), {
      'quiz.next': "'الآن'",
      'quiz.two-words': '\u200f"نقاط"\n',
    });
    assert.deepEqual(textsIn('de', [readMessages(FILE, code)]), textsIn('de', [messages]));
  });

  it('keep quotes and backslashes', () => {
    const text = 'Er sagt "geht\'s" \\ \\"';
    assert.deepEqual(textsIn('ja', [readMessages(FILE, withTexts(CODE, messages, 'ja', { next: text }))]), {
      'quiz.next': text,
    });
  });

  it('change nothing if they are the same', () =>
    assert.equal(withTexts(CODE, messages, 'ar', { next: 'السؤال التالي' }), CODE));
});
