import type { Context } from 'hono';
import { array, object, optional, string, unknown } from 'superstruct';
import type { Authentication } from '../accounts/authenticate.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { captchaOf } from '../captcha/routes.ts';
import type { ClientOf } from '../http/client.ts';
import { readBody, readQuery } from '../http/body.ts';
import { ServiceError } from '../http/errors.ts';
import { email, requiredText } from '../http/fields.ts';
import { languageOf } from '../http/language.ts';
import type { Operation } from '../http/operation.ts';
import {
  answer,
  captchaKey,
  errors,
  jsonBody,
  langQuery,
  list,
  object as shape,
  reference,
} from '../openapi/schemas.ts';
import type { Limit, Limits } from '../security/limits.ts';
import { catalogueIn } from './catalogue.ts';
import { oneClickPath } from './links.ts';
import type { Subscribed, Subscriptions } from './subscribe.ts';

/** By recipient: mail providers send the requests of all users from few addresses. */
const oneClickLimit: Limit = { name: 'unsubscribe-one-click', most: 20, seconds: 600 };
const limit: Limit = { name: 'subscribe', most: 20, seconds: 600 };
const text = { type: 'string' } as const;
const codes = list({ ...text, description: 'An alert code of the catalogue.' });

/** In characters. */
const maxCodes = 10_000;

const subscribeBody = object({
  email: optional(email),
  encUserId: optional(requiredText(1000)),
  subscriptions: array(string()),
  metadata: optional(unknown()),
});
const linkQuery = object({ subcode: requiredText(maxCodes), eid: requiredText(1000) });
const farewell = object({ Subscriptions: array(string()), UserId: requiredText(1000) });

const alert = shape({
  alertCode: shape({ value: text }),
  title: shape({ value: text }),
  toolTip: text,
  descriptionText: text,
  frequency: text,
  previewLink: text,
  previewLinkLabel: text,
  language: reference('Language'),
});
const group = shape({ alertItems: shape({ alerts: list(alert) }) });

interface Parts {
  subscriptions: Subscriptions;
  authentication: Authentication;
  captcha: Captcha;
  limits: Limits;
  client: ClientOf;
}

export function subscriptionOperations(parts: Parts): Operation[] {
  return [
    {
      method: 'get',
      path: '/services/content/v1/subscriptions',
      description: {
        operationId: 'getSubscriptionCatalogue',
        tags: ['subscriptions'],
        summary: 'All subscriptions on offer',
        parameters: [langQuery],
        responses: {
          200: answer(
            'The groups.',
            shape({
              data: shape({
                subscriptions: shape({
                  newsLetters: group,
                  alerts: group,
                  guides: shape({ alerts: list(alert) }),
                  informationalMail: group,
                }),
              }),
            }),
          ),
        },
      },
      handle: (context) => context.json({ data: { subscriptions: catalogueIn(languageOf(context)) } }),
    },
    {
      method: 'post',
      path: '/services/user/v2/subscribe',
      description: {
        operationId: 'subscribe',
        tags: ['subscriptions'],
        summary: 'Subscribes to newsletters and alerts',
        description:
          'For a signed-in user, changes the account, without a captcha. With email, requires a captcha, and mails a link: nothing changes until it is opened. With encUserId of a mailed link, requires a captcha.',
        security: [{ bearer: [] }, {}],
        parameters: [{ ...captchaKey, required: false }, langQuery],
        requestBody: jsonBody(
          shape({ email: reference('Email'), encUserId: text, subscriptions: codes, metadata: { type: 'object' } }, [
            'email',
            'encUserId',
            'metadata',
          ]),
        ),
        responses: {
          200: answer(
            'What is new, and what was there.',
            shape({ existingSubscriptions: codes, newSubscriptions: codes, confirmation: { const: 'sent' } }, [
              'confirmation',
            ]),
          ),
          ...errors(
            'malformed',
            'emailInvalid',
            'fieldMissing',
            'captchaFailed',
            'notSignedIn',
            'subscriberUnknown',
            'subscriptionUnknown',
            'tooManyAttempts',
          ),
        },
      },
      handle: async (context) => context.json(await subscribe(parts, context)),
    },
    ...unsubscribeOperations(parts),
  ];
}

function unsubscribeOperations(parts: Parts): Operation[] {
  return [
    {
      method: 'post',
      path: '/services/user/v2/unsubscribe',
      description: {
        operationId: 'unsubscribe',
        tags: ['subscriptions'],
        summary: 'Ends subscriptions with the link of an e-mail',
        requestBody: jsonBody(
          shape({ Subscriptions: codes, UserId: { ...text, description: 'The eid of the link.' } }),
        ),
        responses: {
          204: answer('Ended.'),
          ...errors('malformed', 'fieldMissing', 'subscriberUnknown', 'tooManyAttempts'),
        },
      },
      async handle(context) {
        const { Subscriptions: ended, UserId } = await readBody(context, farewell);
        await parts.limits.use(limit, parts.client(context).address);
        await parts.subscriptions.unsubscribeByLink(UserId, ended);
        return context.body(null, 204);
      },
    },
    {
      method: 'post',
      path: oneClickPath,
      description: {
        operationId: 'unsubscribeInOneClick',
        tags: ['subscriptions'],
        summary: 'Ends subscriptions from a mail program (RFC 8058)',
        description: 'The URL is in the header List-Unsubscribe of e-mails. The body is ignored.',
        parameters: [
          { name: 'subcode', in: 'query', required: true, description: 'Alert codes, joined by commas.', schema: text },
          { name: 'eid', in: 'query', required: true, description: 'The sealed address.', schema: text },
        ],
        responses: {
          204: answer('Ended.'),
          ...errors('malformed', 'fieldMissing', 'subscriberUnknown', 'tooManyAttempts'),
        },
      },
      async handle(context) {
        const { subcode, eid } = readQuery(context, linkQuery);
        await parts.limits.use(oneClickLimit, eid);
        await parts.subscriptions.unsubscribeByLink(eid, subcode.split(','));
        return context.body(null, 204);
      },
    },
  ];
}

async function subscribe(
  { subscriptions, authentication, captcha, limits, client }: Parts,
  context: Context,
): Promise<Subscribed> {
  const { email: address, encUserId, subscriptions: codes } = await readBody(context, subscribeBody);
  const session = await authentication.allow(context);
  await limits.use(limit, client(context).address);
  if (session) return subscriptions.subscribeUser(session.user, codes, client(context).language);
  await captcha.redeem(captchaOf(context));
  if (encUserId) return subscriptions.subscribeByLink(encUserId, codes, client(context).language);
  if (address) return subscriptions.requestByMail(address, codes, client(context).language);
  throw new ServiceError('fieldMissing', 'Send email or encUserId, or sign in.');
}
