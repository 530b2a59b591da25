import type { Context } from 'hono';
import type { Operation } from '../http/operation.ts';
import { answer } from '../openapi/schemas.ts';
import type { Captcha } from './captcha.ts';

export function captchaOperations(captcha: Captcha): Operation[] {
  return [
    {
      method: 'get',
      path: '/services/captcha/challenge',
      description: {
        operationId: 'getCaptchaChallenge',
        tags: ['captcha'],
        summary: 'A proof of work for the ALTCHA widget',
        description:
          'Send the solution once, before it expires, in the header CaptchaKey: base64 of {challenge, solution}.',
        responses: {
          200: answer('The challenge.', {
            type: 'object',
            required: ['parameters', 'signature'],
            properties: { parameters: { type: 'object' }, signature: { type: 'string' } },
          }),
        },
      },
      async handle(context) {
        return context.json(await captcha.challenge());
      },
    },
  ];
}

/** The solved captcha of a request. */
export function captchaOf(context: Context): string | undefined {
  return context.req.header('captchakey') ?? context.req.header('invisiblecaptchakey');
}
