import { choice, content, defineProps, flag, group, image, link, list, text, type PropsOf } from '../../src/contract';
import { phrase } from '../../src/ui';

/** A question has up to four options; services and editors use these names for them. */
export const optionIds = ['optionA', 'optionB', 'optionC', 'optionD'] as const;
export type OptionId = (typeof optionIds)[number];

const options = group(
  {
    id: choice(optionIds, { description: 'The id of the option. Default: the next free one.' }),
    text: phrase({ max: 300, description: 'The answer. Without a text it is left out.' }),
    isCorrect: flag({ alias: ['correct'], description: 'Marks the right answer, instead of correctAnswer.' }),
  },
  { fromElement: 'text', description: 'One of the answers to choose from.' },
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
    url: link({ description: 'The link to the article. Its text is the title unless a title is set.' }),
    title: phrase({ max: 200, description: 'The title of the article.' }),
    eyebrow: phrase({ max: 60, description: 'The type of the article.' }),
    thumbnail: image({ description: 'An image beside the title.' }),
  },
  { description: 'An article to read next.' },
);

const question = group(
  {
    id: text({ max: 120, description: 'The id under which its answers are counted. Default: its number.' }),
    title: phrase({ required: true, max: 400, description: 'The question itself.' }),
    description: content({ description: 'A sentence or two before the answers.' }),
    options: list(option, { max: 4, description: 'The answers to choose from.' }),
    correctAnswer: text({
      max: 300,
      description: 'The right answer: its id, letter, number or text.',
    }),
    correctResponseTitle: phrase({ max: 160, description: 'The heading above the explanation after a right answer.' }),
    incorrectResponseTitle: phrase({
      max: 160,
      description: 'The heading above the explanation after a wrong answer.',
    }),
    correctAnswerText: content({ description: 'The explanation after a right answer.' }),
    incorrectAnswerText: content({ description: 'The explanation after a wrong answer. Default: the other one.' }),
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
    description: 'The fragment of a shared link: #quiz-…. Set the id of the placeholder to quiz-… as well.',
  }),
  quizTitle: phrase({ max: 200, description: 'The heading of the quiz.' }),
  displayNumber: text({ max: 20, description: 'Its number in a series or among the exhibits of an article.' }),
  hideShareControls: flag({ description: 'Hides the share control on the last question.' }),
  hideDataTeaser: flag({ description: 'Hides the answers of other readers.' }),
  showDividerLine: flag({ description: 'Draws a line above the quiz.' }),
  goodResultText: phrase({ max: 300, description: 'The result text from 75 % of right answers.' }),
  averageResultText: phrase({ max: 300, description: 'The result text from 50 % of right answers.' }),
  badResultText: phrase({ max: 300, description: 'The result text below 50 % of right answers.' }),
  questions: list(question, {
    max: 5,
    description: 'The questions, shown one after the other, at most five. Without questions, nothing is shown.',
  }),
});

export type QuizProps = PropsOf<typeof props>;
export type GivenQuestion = NonNullable<QuizProps['questions']>[number];
