import { choice, content, defineProps, flag, group, image, link, list, text, type PropsOf } from '../../src/contract';
import { phrase } from '../../src/ui';

/** A question has up to four options; services and editors use these names for them. */
export const optionIds = ['optionA', 'optionB', 'optionC', 'optionD'] as const;
export type OptionId = (typeof optionIds)[number];

const options = group(
  {
    id: choice(optionIds, { description: 'Its place among the answers; the next that is free unless given.' }),
    text: phrase({ max: 300, description: 'The answer. Without a text it is left out.' }),
    isCorrect: flag({ alias: ['correct'], description: 'Marks the right answer, instead of correctAnswer.' }),
  },
  { own: 'text', description: 'One of the answers to choose from.' },
);

/** Server-rendered forms validate the input */
const option: typeof options = {
  ...options,
  read(source, note) {
    const read = options.read(source, note);
    const isChecked = source.from === 'content' && source.value.querySelector('input[checked]');
    return read && isChecked ? { ...read, isCorrect: true } : read;
  },
};

const relatedArticle = group(
  {
    url: link({ description: 'Where the article is; the text of the link is its title unless one is given.' }),
    title: phrase({ max: 200, description: 'The title of the article.' }),
    eyebrow: phrase({ max: 60, description: 'What kind of article it is.' }),
    thumbnail: image({ description: 'A picture beside the title.' }),
  },
  { description: 'What to read next on the subject.' },
);

const question = group(
  {
    id: text({ max: 120, description: 'Under which its answers are counted; its number unless given.' }),
    title: phrase({ required: true, max: 400, description: 'The question itself.' }),
    description: content({ description: 'A sentence or two before the answers.' }),
    options: list(option, { max: 4, description: 'The answers to choose from.' }),
    correctAnswer: text({
      max: 300,
      description: 'The answer that is right: its id, its letter, its number, or its words.',
    }),
    correctResponseTitle: phrase({ max: 160, description: 'The heading above the explanation, for who was right.' }),
    incorrectResponseTitle: phrase({ max: 160, description: 'The same, for who was wrong.' }),
    correctAnswerText: content({ description: 'The explanation for who was right.' }),
    incorrectAnswerText: content({ description: 'The explanation for who was wrong; the other one unless given.' }),
    relatedArticle,
  },
  { description: 'A question with its answers.' },
);

export const props = defineProps({
  quizId: text({
    required: true,
    max: 120,
    description: 'The name under which its answers are counted; unique on the site.',
  }),
  mediaId: text({
    max: 120,
    description:
      'The end of the link that leads back to the quiz: #quiz-… . Give the placeholder the id quiz-… as well.',
  }),
  quizTitle: phrase({ max: 200, description: 'The heading of the quiz.' }),
  displayNumber: text({ max: 20, description: 'Its number in a series or among the exhibits of an article.' }),
  hideShareControls: flag({ description: 'Leaves out the share control on the last question.' }),
  hideDataTeaser: flag({ description: 'Leaves out how other readers answered.' }),
  showDividerLine: flag({ description: 'Draws a line above the quiz.' }),
  goodResultText: phrase({ max: 300, description: 'Said from 75 % of right answers on, in place of our text.' }),
  averageResultText: phrase({ max: 300, description: 'Said from 50 % of right answers on, in place of our text.' }),
  badResultText: phrase({ max: 300, description: 'Said below 50 % of right answers, in place of our text.' }),
  questions: list(question, {
    max: 5,
    description: 'Shown one after the other; more than five are cut. Without any, nothing is shown.',
  }),
});

export type QuizProps = PropsOf<typeof props>;
export type GivenQuestion = NonNullable<QuizProps['questions']>[number];
