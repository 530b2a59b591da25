import { errorCodes } from '../http/errors.ts';
import type { Answer, Parameter, Schema } from './types.ts';

const text: Schema = { type: 'string' };
const flag: Schema = { type: 'boolean' };

/** An object with exactly these properties; those in `optional` may be missing. */
export function object(properties: Record<string, Schema>, optional: readonly string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
}

export function list(items: Schema): Schema {
  return { type: 'array', items };
}

export function reference(name: keyof typeof schemas): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Schemas that several operations share. */
export const schemas = {
  Language: { type: 'string', enum: ['en', 'de', 'ar', 'ja'] },
  Email: { type: 'string', format: 'email', maxLength: 254 },
  Password: {
    type: 'string',
    minLength: 10,
    maxLength: 128,
    description:
      'At least one letter, and one digit or symbol. It must not contain the name in the e-mail address, or be one of the most common passwords.',
  },
  SavedArticle: object({ id: text, language: { type: 'string' } }),
  Rating: object({ articleId: text, language: text, rating: { type: 'integer', minimum: 1, maximum: 5 } }),
  User: object({
    id: { type: 'string', format: 'uuid' },
    firstName: text,
    lastName: text,
    email: text,
    pendingEmail: { type: 'string', description: 'A new address that is not confirmed yet, or empty.' },
    company: text,
    titleName: text,
    businessFunction: text,
    country: text,
    deletionDueAt: { type: 'string', description: 'When the account will be deleted, or empty.' },
    isPremiumUser: flag,
    practiceUser: flag,
    roles: {
      type: 'array',
      items: text,
      description: 'Roles that give access to more content, such as videos for clients.',
    },
    alumni: flag,
    hasPassword: flag,
    socialLoginIdps: { type: 'string', description: 'Comma-separated names of linked social accounts.' },
    reLoginRequiredForSensitiveData: flag,
    subscriptions: { type: 'array', items: text, description: 'Codes of newsletters and alerts.' },
    articles: { type: 'array', items: { $ref: '#/components/schemas/SavedArticle' } },
    userRatings: { type: 'array', items: { $ref: '#/components/schemas/Rating' } },
  }),
  Error: object({
    error: object(
      {
        code: { type: 'integer', enum: Object.values(errorCodes).map(({ code }) => code) },
        message: { type: 'string', description: 'For developers. Clients show visitors their own text for the code.' },
        lockedUntil: { type: 'string', format: 'date-time', description: 'Only with code 2003.' },
        errors: {
          ...list(object({ field: text, message: text })),
          description: 'Only with status 422: the field with the wrong value.',
        },
        registration: {
          type: 'string',
          description: 'Only with code 2002: the registration that the mailed code belongs to.',
        },
        challenge: { type: 'string', description: 'Only with code 2010: for signInBySecondFactor.' },
        signInMethods: {
          ...list(
            object({
              id: { type: 'string', description: 'For `keep` of resetPassword.' },
              kind: { type: 'string', enum: ['passkey', 'login', 'second-factor', 'recovery-codes'] },
              name: {
                type: 'string',
                description: 'The user agent that created a passkey, or the provider of a social account.',
              },
              addedAt: { type: 'string', format: 'date-time' },
            }),
          ),
          description: 'Only with code 6012: the sign-in methods added in the last 30 days.',
        },
      },
      ['lockedUntil', 'errors', 'registration', 'challenge', 'signInMethods'],
    ),
  }),
} satisfies Record<string, Schema>;

export function json(schema: Schema): NonNullable<Answer['content']> {
  return { 'application/json': { schema } };
}

export function jsonBody(schema: Schema) {
  return { required: true, content: json(schema) };
}

export function answer(description: string, schema?: Schema): Answer {
  return { description, ...(schema && { content: json(schema) }) };
}

/** A success response with tokens in its headers. */
export function answerWithTokens(description: string, schema: Schema): Answer {
  return {
    ...answer(description, schema),
    headers: {
      access_token: { description: 'A JWT for Authorization: Bearer.', schema: text },
      refresh_token: { description: 'Opaque. Every use returns the next one.', schema: text },
    },
  };
}

/** The error responses of an operation, by status: each with its codes. */
export function errors(...names: (keyof typeof errorCodes)[]): Record<string, Answer> {
  const statuses = [...new Set(names.map((name) => errorCodes[name].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = names.filter((name) => errorCodes[name].status === status).map((name) => errorCodes[name].code);
      const retryAfter = {
        'Retry-After': { description: 'Seconds until the next attempt is allowed.', schema: { type: 'integer' } },
      };
      const described = { description: `Code ${codes.join(', ')}.`, content: json(reference('Error')) };
      return [String(status), { ...described, ...([423, 429, 503].includes(status) && { headers: retryAfter }) }];
    }),
  );
}

export const bearer = [{ bearer: [] }] as const;

export const captchaKey: Parameter = {
  name: 'CaptchaKey',
  in: 'header',
  required: true,
  description: 'The solved challenge of /services/captcha/challenge, once (or InvisibleCaptchaKey).',
  schema: text,
};

export const langQuery: Parameter = {
  name: 'lang',
  in: 'query',
  description: 'Language of texts and e-mails. Default: Accept-Language.',
  schema: reference('Language'),
};

export const userIdPath: Parameter = {
  name: 'userId',
  in: 'path',
  required: true,
  description: 'The id of the signed-in user, or `me`.',
  schema: text,
};
