import { readProps } from '../../src/contract';
import { props, type GivenQuestion } from './props';
import { answerable } from './questions';

const question = (more: Partial<GivenQuestion> = {}): GivenQuestion =>
  ({
    id: 'weight',
    title: 'How heavy?',
    correctAnswer: 'optionA',
    options: [{ id: 'optionA', text: 'Very' }],
    ...more,
  }) as GivenQuestion;

function read(...questions: GivenQuestion[]) {
  const notes: string[] = [];
  return { questions: answerable(questions, (text) => notes.push(text)), notes };
}

test('answers come in the order of their letters, and one whose letter is taken gets the next that is free', () => {
  const { questions, notes } = read(
    question({
      options: [
        { id: 'optionD', text: 'Fourth', isCorrect: false },
        { id: 'optionB', text: undefined, isCorrect: false },
        { id: 'optionA', text: 'First', isCorrect: false },
        { id: 'optionA', text: 'Once more', isCorrect: false },
      ],
    }),
  );
  expect(questions[0]?.options).toEqual([
    { id: 'optionA', text: 'First' },
    { id: 'optionB', text: 'Once more' },
    { id: 'optionD', text: 'Fourth' },
  ]);
  expect(notes).toEqual(['question 1: the answer “Once more” is called optionA like another']);
});

test('answers without letters get them in their order', () => {
  const { questions, notes } = read(
    question({ options: ['Very', 'Not at all'].map((text) => ({ id: undefined, text, isCorrect: false })) }),
  );
  expect(questions[0]?.options).toEqual([
    { id: 'optionA', text: 'Very' },
    { id: 'optionB', text: 'Not at all' },
  ]);
  expect(notes).toEqual([]);
});

test('a question without its right answer is dropped, with a note for the editor', () => {
  const { questions, notes } = read(question({ correctAnswer: 'optionC' }));
  expect(questions).toEqual([]);
  expect(notes).toEqual(['question 1 (“How heavy?”) is left out: its right answer, optionC, has no text']);
});

test('questions without an id, or with one that is taken, go by their number', () => {
  const { questions, notes } = read(question(), question(), question({ id: undefined }));
  expect(questions.map(({ id }) => id)).toEqual(['weight', '2', '3']);
  expect(notes).toHaveLength(2);
});

const three = ['Very', 'Not at all', 'A little'].map((text) => ({ id: undefined, text, isCorrect: false }));

test.each(['optionB', 'Option B', 'B', 'b', 'b)', '2', 'Not at all', ' not  at all '])(
  'the right answer may be written as "%s"',
  (correctAnswer) => {
    const { questions, notes } = read(question({ correctAnswer, options: three }));
    expect(questions[0]?.correctAnswer).toBe('optionB');
    expect(notes).toEqual([]);
  },
);

test('the right answer may be marked', () => {
  const options = three.map((option, index) => ({ ...option, isCorrect: index === 1 }));
  expect(read(question({ correctAnswer: undefined, options })).questions[0]?.correctAnswer).toBe('optionB');
});

test.each([
  ['<li data-item="options">Very</li><li data-item="options" data-is-correct>Not at all</li>'],
  ['<li data-item="options">Very</li><li data-item="options"><input type="radio" checked> Not at all</li>'],
])('the server marks the right answer in %s', (entries) => {
  const element = document.createElement('div');
  element.innerHTML = `<ol><li data-item="questions"><h3 data-field="title">How heavy?</h3><ul>${entries}</ul></li></ol>`;
  element.dataset['quizId'] = 'weight';
  const { questions } = readProps('quiz', props, element).props;
  expect(read(...(questions ?? [])).questions[0]?.correctAnswer).toBe('optionB');
});

test.each([
  ['the heavy one', 'its right answer, “the heavy one”, is none of its answers'],
  [undefined, 'no answer is marked as right'],
])('an editor reads what to write instead of %s', (correctAnswer, reason) => {
  const { questions, notes } = read(question({ correctAnswer, options: three }));
  expect(questions).toEqual([]);
  expect(notes[0]).toContain(reason);
});
