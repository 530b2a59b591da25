import { captchaOf } from '../../captcha/routes.ts';
import { readBody } from '../../http/body.ts';
import type { Operation } from '../../http/operation.ts';
import {
  answer,
  answerWithTokens,
  captchaKey,
  errors,
  jsonBody,
  langQuery,
  list,
  object as shape,
  reference,
} from '../../openapi/schemas.ts';
import { confirmation, resend } from '../confirm.ts';
import { unwrap } from '../index.ts';
import { registration } from '../register.ts';
import { giveSession } from './tokens.ts';
import type { AccountRouteParts } from './types.ts';

const text = { type: 'string' } as const;
const sent = shape({ data: shape({ confirmation: { const: 'sent' } }) });

/** The browser that registered sends this with the code; codes of others who register the same address do not match. */
export const registered = shape({
  data: shape({ confirmation: { const: 'sent' }, registration: { ...text, description: 'Send it with the code.' } }),
});

const profileFields = {
  email: reference('Email'),
  firstName: { ...text, minLength: 1, maxLength: 60 },
  lastName: { ...text, minLength: 1, maxLength: 60 },
  country: { ...text, description: 'ISO 3166 code.' },
  title: { ...text, description: 'Job title, from the picklist.' },
  company: { ...text, maxLength: 100 },
  businessFunction: text,
  occasionalEmail: { type: 'boolean', default: false },
  subscriptions: { ...list(text), description: 'Alert codes.' },
  metadata: shape({ cid: text, practiceCode: text, returnUrl: text }, ['cid', 'practiceCode', 'returnUrl']),
};
const optionalFields = [
  'country',
  'title',
  'company',
  'businessFunction',
  'occasionalEmail',
  'subscriptions',
  'metadata',
];

/** The profile of a user who signs in with a provider. */
export const registrationProfile = shape(profileFields, optionalFields);

const registrationBody = shape(
  {
    ...profileFields,
    password: reference('Password'),
    passwordConfirmation: { ...text, description: 'The same as password.' },
  },
  optionalFields,
);

export function registrationOperations(parts: AccountRouteParts): Operation[] {
  return [registerOperation(parts), confirmRegistrationOperation(parts), resendConfirmationOperation(parts)];
}

function registerOperation({ accounts, captcha, client }: AccountRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/users',
    description: {
      operationId: 'register',
      tags: ['account'],
      summary: 'Starts a registration',
      description:
        'Mails a six-digit code and a link. The response is the same for an address that has an account, but the e-mail differs.',
      parameters: [
        captchaKey,
        { name: 'source-registration', in: 'header', description: 'The position of the form.', schema: text },
        langQuery,
      ],
      requestBody: jsonBody(registrationBody),
      responses: {
        202: answer('A mail is on its way.', registered),
        ...errors('malformed', 'emailInvalid', 'passwordWeak', 'fieldMissing', 'captchaFailed', 'tooManyAttempts'),
      },
    },
    async handle(context) {
      const input = await readBody(context, registration);
      await captcha.redeem(captchaOf(context));
      const source = context.req.header('source-registration')?.slice(0, 100);
      const id = unwrap(await accounts.register({ ...input, ...(source && { source }) }, client(context)));
      return context.json({ data: { confirmation: 'sent', registration: id } }, 202);
    },
  };
}

function confirmRegistrationOperation({ accounts, client }: AccountRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/users/confirm',
    description: {
      operationId: 'confirmRegistration',
      tags: ['account'],
      summary: 'Confirms an address and signs in',
      description:
        'Requires the mailed code, or the token of the mailed link. Without the `registration` of the browser that registered, a new `password` is required (6013), which replaces that of the registration. If several browsers have registered an address, a code requires its registration. At most five wrong codes are allowed in 15 minutes, even after a new code was mailed. The link still works.',
      parameters: [langQuery],
      requestBody: jsonBody({
        anyOf: [
          shape(
            {
              email: reference('Email'),
              code: { ...text, pattern: '^\\d{6}$' },
              registration: text,
              password: reference('Password'),
            },
            ['registration', 'password'],
          ),
          shape({ token: text, registration: text, password: reference('Password') }, ['registration', 'password']),
        ],
      }),
      responses: {
        200: answerWithTokens(
          'The account exists from now on.',
          shape(
            {
              data: reference('User'),
              returnUrl: {
                ...text,
                description: 'The URL of the page where the registration began, possibly on another device.',
              },
            },
            ['returnUrl'],
          ),
        ),
        ...errors(
          'malformed',
          'emailInvalid',
          'fieldMissing',
          'passwordWeak',
          'codeWrong',
          'passwordNeeded',
          'tooManyAttempts',
        ),
      },
    },
    async handle(context) {
      const confirmed = unwrap(await accounts.confirm(await readBody(context, confirmation), client(context)));
      const { user, returnUrl } = confirmed;
      giveSession(context, confirmed);
      return context.json({ data: user, ...(returnUrl && { returnUrl }) });
    },
  };
}

function resendConfirmationOperation({ accounts, client }: AccountRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/users/resend-confirmation',
    description: {
      operationId: 'resendConfirmation',
      tags: ['account'],
      summary: 'Mails a new code',
      description: 'The response is the same if there is no pending registration.',
      parameters: [langQuery],
      requestBody: jsonBody(shape({ email: reference('Email'), registration: text }, ['registration'])),
      responses: {
        202: answer('A mail is on its way.', sent),
        ...errors('malformed', 'emailInvalid', 'fieldMissing', 'tooManyAttempts'),
      },
    },
    async handle(context) {
      unwrap(await accounts.resendConfirmation(await readBody(context, resend), client(context)));
      return context.json({ data: { confirmation: 'sent' } }, 202);
    },
  };
}
