import { enums, object, pattern, string } from 'superstruct';
import type { Captcha } from '../captcha/captcha.ts';
import { captchaOf } from '../captcha/routes.ts';
import type { ClientOf } from '../http/client.ts';
import { readBody } from '../http/body.ts';
import { ServiceError } from '../http/errors.ts';
import type { Operation } from '../http/operation.ts';
import { answer, captchaKey, errors, jsonBody, list, object as shape } from '../openapi/schemas.ts';
import type { Limit, Limits } from '../security/limits.ts';
import { optionIds, type QuizAnswers } from './answers.ts';

const path = '/services/forms/sitecoreapi/QuizUserChoice';
const limit: Limit = { name: 'quiz', most: 120, seconds: 60 };

const idPattern = /^[\w.-]{1,120}$/;
const id = pattern(string(), idPattern);
const choice = object({ quizId: id, questionId: id, usersChoice: enums(optionIds), sessionId: id });
const idShape = { type: 'string', pattern: idPattern.source };
const counts = shape(
  Object.fromEntries(optionIds.map((option) => [option, { type: 'integer', minimum: 0 }])),
  optionIds,
);

export function quizOperations({
  answers,
  captcha,
  limits,
  client,
}: {
  answers: QuizAnswers;
  captcha: Captcha;
  limits: Limits;
  client: ClientOf;
}): Operation[] {
  return [
    {
      method: 'post',
      path,
      description: {
        operationId: 'answerQuizQuestion',
        tags: ['quiz'],
        summary: "Counts a reader's answer",
        description: 'Counts one answer for each session and question. The captcha is optional, but must be valid.',
        parameters: [{ ...captchaKey, required: false }],
        requestBody: jsonBody(
          shape({
            quizId: idShape,
            questionId: idShape,
            usersChoice: { type: 'string', enum: optionIds },
            sessionId: idShape,
          }),
        ),
        responses: {
          204: answer('Counted.'),
          ...errors('malformed', 'fieldMissing', 'captchaFailed', 'tooManyAttempts'),
        },
      },
      async handle(context) {
        await limits.use(limit, client(context).address);
        const submittedAnswer = await readBody(context, choice);
        const solved = captchaOf(context);
        if (solved) await captcha.redeem(solved);
        await answers.add(submittedAnswer);
        return context.body(null, 204);
      },
    },
    {
      method: 'get',
      path: `${path}/{quizId}`,
      description: {
        operationId: 'getQuizAnswers',
        tags: ['quiz'],
        summary: 'How readers answered each question',
        parameters: [{ name: 'quizId', in: 'path', required: true, description: 'The quiz.', schema: idShape }],
        responses: {
          200: answer(
            'Questions that have answers.',
            shape({ questions: list(shape({ questionId: { type: 'string' }, options: counts })) }),
          ),
          ...errors('malformed'),
        },
      },
      async handle(context) {
        const quizId = context.req.param('quizId') ?? '';
        if (!idPattern.test(quizId))
          throw new ServiceError('malformed', 'quizId has other characters than letters, digits, "_", "." and "-".');
        return context.json({ questions: await answers.count(quizId) });
      },
    },
  ];
}
