import { array, mask, nonempty, object, string } from 'superstruct';
import { request } from '../http';
import { listOf, listResponse, lenientNumber } from './response';

export interface QuizAnswer {
  readonly quizId: string;
  readonly questionId: string;
  /** The id of the option. */
  readonly usersChoice: string;
  /** The same for all answers of a visitor; reveals nothing else about them. */
  readonly sessionId: string;
}

/** The number of votes for each option, by its id. */
export type Counts = Readonly<Record<string, number>>;

export function sendQuizAnswer(answer: QuizAnswer, { captcha }: { captcha?: string } = {}): Promise<void> {
  return request('forms', 'sendQuizAnswer', {
    path: 'POST /sitecoreapi/QuizUserChoice',
    json: answer,
    captcha,
    read: () => undefined,
  });
}

const count = lenientNumber;
const Question = object({
  questionId: nonempty(string()),
  options: object({ optionA: count, optionB: count, optionC: count, optionD: count }),
});
/** A response without a list is an error, not zero votes. */
const History = object({ questions: array() });

/** The answers of all visitors so far, by question id. */
export function fetchQuizCounts(quizId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, Counts>> {
  return request('forms', 'quizCounts', {
    path: '/sitecoreapi/QuizUserChoice/{quizId}',
    params: { quizId },
    signal,
    read: (body) =>
      new Map(
        mask(mask(listResponse(body, 'questions'), History).questions, listOf(Question, 100)).map(
          ({ questionId, options }) => [questionId, options],
        ),
      ),
  });
}
