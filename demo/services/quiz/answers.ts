import type { Quiz } from '../../content/load.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { readersBefore } from './readers-before.ts';

export const optionIds = ['optionA', 'optionB', 'optionC', 'optionD'] as const;
export type OptionId = (typeof optionIds)[number];

export interface QuestionCounts {
  questionId: string;
  options: Partial<Record<OptionId, number>>;
}

export interface QuizAnswers {
  /** Counts one answer; a second one of the same session to the same question changes nothing. */
  add(answer: { quizId: string; questionId: string; usersChoice: OptionId; sessionId: string }): Promise<void>;
  count(quizId: string): Promise<QuestionCounts[]>;
}

export function createQuizAnswers({
  database,
  clock,
  quizzes,
}: {
  database: Database;
  clock: Clock;
  quizzes: readonly Quiz[];
}): QuizAnswers {
  return {
    async add({ quizId, questionId, usersChoice, sessionId }) {
      await database.query(
        `INSERT INTO quiz_answers (quiz_id, question_id, session_id, choice, answered_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (quiz_id, question_id, session_id) DO NOTHING`,
        [quizId, questionId, sessionId, usersChoice, clock()],
      );
    },
    async count(quizId) {
      const answerCounts = await database.query<{ questionId: string; choice: OptionId; count: number }>(
        `SELECT question_id AS "questionId", choice, count(*)::int AS count FROM quiz_answers
         WHERE quiz_id = $1 GROUP BY question_id, choice ORDER BY question_id, choice`,
        [quizId],
      );
      const counts = new Map(readersBefore(quizzes, quizId).map(({ questionId, options }) => [questionId, options]));
      for (const { questionId, choice, count } of answerCounts) {
        const options = counts.get(questionId) ?? {};
        counts.set(questionId, { ...options, [choice]: (options[choice] ?? 0) + count });
      }
      return Array.from(counts, ([questionId, options]) => ({ questionId, options }));
    },
  };
}
