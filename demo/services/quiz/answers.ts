import { createHash } from 'node:crypto';
import type { Quiz } from '../../content/load.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';

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
      const counts = new Map(inventedCounts(quizzes, quizId).map(({ questionId, options }) => [questionId, options]));
      for (const { questionId, choice, count } of answerCounts) {
        const options = counts.get(questionId) ?? {};
        counts.set(questionId, { ...options, [choice]: (options[choice] ?? 0) + count });
      }
      return Array.from(counts, ([questionId, options]) => ({ questionId, options }));
    },
  };
}

/**
 * A few hundred invented answers per question, deterministic and about half of them right, so that the bars are filled.
 */
function inventedCounts(quizzes: readonly Quiz[], quizId: string): QuestionCounts[] {
  const quiz = quizzes.find((candidate) => candidate.quizId === quizId);
  return (quiz?.questions ?? []).map((question) => {
    const draws = createHash('sha256').update(`${quizId}/${question.id}`).digest();
    const options = question.options.map(({ id }, index) => {
      const draw = (draws[index] ?? 0) / 255;
      return [id, id === question.correctAnswer ? 160 + Math.round(draw * 140) : 20 + Math.round(draw * 110)];
    });
    return { questionId: question.id, options: Object.fromEntries(options) as QuestionCounts['options'] };
  });
}
