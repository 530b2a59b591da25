import { config } from '../../../src/core';
import { sendQuizAnswer, type QuizAnswer } from '../../../src/services';

export { fetchQuizCounts } from '../../../src/services';

/** With a captcha only where the configuration's `flags.quizCaptcha` says so: a count of answers is rarely worth one. */
export async function sendAnswer(answer: QuizAnswer) {
  const captcha = config().flags.quizCaptcha ? await newToken() : undefined;
  await sendQuizAnswer(answer, { captcha });
}

async function newToken() {
  const { captchaToken } = await import('../../../src/forms');
  return captchaToken('quiz_submit');
}
