import type { GivenQuestion } from './props';
import { answerable } from './questions';

const question = (more: Partial<GivenQuestion> = {}): GivenQuestion =>
  ({
    id: 'weight',
    title: 'How heavy?',
    correctAnswer: 'optionA',
    options: [{ id: 'optionA', text: 'Very' }],
    ...more,
  }) as GivenQuestion;

function read(...given: GivenQuestion[]) {
  const notes: string[] = [];
  return { questions: answerable(given, (text) => notes.push(text)), notes };
}

test('answers come in the order of their letters, and one whose letter is taken gets the next that is free', () => {
  const { questions, notes } = read(
    question({
      options: [
        { id: 'optionD', text: 'Fourth' },
        { id: 'optionB', text: undefined },
        { id: 'optionA', text: 'First' },
        { id: 'optionA', text: 'Once more' },
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
    question({ options: ['Very', 'Not at all'].map((text) => ({ id: undefined, text })) }),
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
