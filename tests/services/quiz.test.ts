import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { QuestionCounts } from '../../demo/services/quiz/answers.ts';
import { type App, startApp } from './setup/app.ts';

describe('Quiz answers', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const choose = (json: Record<string, string>, headers: Record<string, string> = {}) =>
    app.call('answerQuizQuestion', { json, headers });
  const answerOf = (quizId: string, usersChoice = 'optionA', sessionId: string = randomUUID()) => ({
    quizId,
    questionId: 'weight',
    usersChoice,
    sessionId,
  });
  const count = async (quizId: string) =>
    (await app.call<{ questions: QuestionCounts[] }>('getQuizAnswers', { path: { quizId } })).body.questions;

  it('are counted by option', async () => {
    const quizId = randomUUID();
    assert.deepEqual(await count(quizId), []);
    for (const option of ['optionA', 'optionA', 'optionC'])
      assert.equal((await choose(answerOf(quizId, option))).status, 204);
    assert.deepEqual(await count(quizId), [{ questionId: 'weight', options: { optionA: 2, optionC: 1 } }]);
  });

  it('count once for a session and question, however often they are sent', async () => {
    const quizId = randomUUID();
    const answer = answerOf(quizId);
    await Promise.all([choose(answer), choose(answer), choose({ ...answer, usersChoice: 'optionB' })]);
    const [question] = await count(quizId);
    assert.equal(
      Object.values(question?.options ?? {}).reduce((sum, times) => sum + times, 0),
      1,
    );
  });

  it('join those of the readers before, which are always the same', async () => {
    const [before] = await count('hydrogen-quiz');
    const readers = before?.options.optionA ?? 0;
    assert.ok(readers > 100);
    await choose(answerOf('hydrogen-quiz'));
    const [later] = await count('hydrogen-quiz');
    assert.equal(later?.options.optionA, readers + 1);
    assert.equal(later?.options.optionB, before?.options.optionB);
  });

  it('need no captcha, but a given one must be good', async () => {
    assert.equal((await choose(answerOf('any'), { CaptchaKey: await app.captcha() })).status, 204);
    assert.equal((await choose(answerOf('any'), { CaptchaKey: 'bad' })).code, 1008);
  });

  it('must be one of the four options of a plain quiz id', async () => {
    assert.equal(
      (await app.call('answerQuizQuestion', { json: answerOf('any', 'optionE'), isWrong: true })).code,
      1000,
    );
    assert.equal((await app.call('answerQuizQuestion', { json: answerOf('<b>'), isWrong: true })).code, 1000);
    assert.equal((await app.call('answerQuizQuestion', { json: { quizId: 'any' }, isWrong: true })).code, 1004);
    assert.equal((await app.call('getQuizAnswers', { path: { quizId: '<b>' } })).code, 1000);
  });
});
