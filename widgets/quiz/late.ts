/** Loaded for the first answer. */
import { config, lazy } from '../../src/core';
import { sendQuizAnswer, type QuizAnswer } from '../../src/services/quiz';

export * from './Answer';
export { fetchQuizCounts } from '../../src/services/quiz';

const loadForms = lazy(() => import('../../src/forms/late'));

/** Requires a captcha only if `flags.quizCaptcha` is set: a count of answers is rarely worth one. */
export async function sendAnswer(answer: QuizAnswer) {
  const captcha = config().flags.quizCaptcha ? await newToken() : undefined;
  await sendQuizAnswer(answer, { captcha });
}

async function newToken() {
  const { captchaToken } = await loadForms();
  return captchaToken('quiz_submit');
}
