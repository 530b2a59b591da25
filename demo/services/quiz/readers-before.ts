import { createHash } from 'node:crypto';
import type { Quiz } from '../../content/load.ts';
import type { QuestionCounts } from './answers.ts';

/**
 * The demo's firm has had readers before today: a few hundred made-up answers to each question,
 * always the same, about half of them right, so that the bars have something to show.
 */
export function readersBefore(quizzes: readonly Quiz[], quizId: string): QuestionCounts[] {
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
