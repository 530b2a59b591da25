import type { Context } from 'hono';
import { object } from 'superstruct';
import type { Language } from '../../content/load.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { captchaOf } from '../captcha/routes.ts';
import type { ClientOf } from '../http/client.ts';
import { readBody } from '../http/body.ts';
import { ServiceError } from '../http/errors.ts';
import { email, lengths, requiredText } from '../http/fields.ts';
import { languageOf, toLanguage } from '../http/language.ts';
import type { Operation } from '../http/operation.ts';
import { answer, captchaKey, errors, jsonBody, langQuery, object as shape, reference } from '../openapi/schemas.ts';
import type { Limit, Limits } from '../security/limits.ts';
import { type Contact, contact, type Messages } from './messages.ts';

const limit: Limit = { name: 'contact', most: 20, seconds: 600 };
const text = { type: 'string' } as const;
const codeRequest = object({ email, firstName: requiredText(lengths.name * 2) });

const messageShape = (optional: string[]) =>
  shape(
    {
      PageName: { ...text, description: 'The content id of the page.' },
      Ref: { ...text, description: 'The URL of the page.' },
      language: text,
      isPreview: { type: 'boolean', description: 'Checks everything and sends nothing.' },
      emailData: shape(
        {
          to: { ...text, description: 'The id of a person, or empty for the firm.' },
          SendEmailRequest: shape(
            {
              name: { ...text, minLength: 1, maxLength: 120 },
              email: reference('Email'),
              title: text,
              organization: { ...text, maxLength: 100 },
              subject: { ...text, minLength: 1, maxLength: 200 },
              message: { ...text, maxLength: 5000 },
            },
            ['title', 'organization', 'message'],
          ),
          Source: text,
          partnerName: text,
          otp: { ...text, description: 'The mailed code.' },
        },
        optional,
      ),
    },
    ['PageName', 'Ref', 'language', 'isPreview'],
  );

const delivered = answer(
  'Delivered.',
  shape({ data: shape({ successMessage: { ...text, description: 'HTML to show in place of the form.' } }) }),
);

/** HTML that replaces the form after sending. */
const successMessages: Record<Language, string> = {
  en: '<p><strong>Thank you. We’ve sent your message.</strong></p><p>You will hear from us within two working days.</p>',
  de: '<p><strong>Vielen Dank. Ihre Nachricht wurde gesendet.</strong></p><p>Sie hören innerhalb von zwei Arbeitstagen von uns.</p>',
  ar: '<p><strong>شكرًا لك، رسالتك في طريقها إلينا.</strong></p><p>سنرد عليك خلال يومي عمل.</p>',
  ja: '<p><strong>メッセージを送信しました。ありがとうございます。</strong></p><p>2営業日以内にご連絡いたします。</p>',
};

interface Parts {
  messages: Messages;
  captcha: Captcha;
  limits: Limits;
  client: ClientOf;
}

/** The contact form: sent immediately, or after a mailed code has confirmed the visitor's address. */
export function contactOperations({ messages, captcha, limits, client }: Parts): Operation[] {
  const receive = async (context: Context): Promise<Contact> => {
    const message = await readBody(context, contact);
    await limits.use(limit, client(context).address);
    await captcha.redeem(captchaOf(context));
    return message;
  };
  const thank = (context: Context, { language }: Contact) =>
    context.json({ data: { successMessage: successMessages[toLanguage(language ?? '') ?? languageOf(context)] } });

  return [
    {
      method: 'post',
      path: '/services/forms/generate-otp',
      description: {
        operationId: 'sendContactCode',
        tags: ['contact'],
        summary: 'Mails a code that proves an address',
        parameters: [captchaKey, langQuery],
        requestBody: jsonBody(
          shape({ email: reference('Email'), firstName: { ...text, minLength: 1, maxLength: 120 } }),
        ),
        responses: {
          200: answer('A mail is on its way.', shape({ data: shape({ sent: { const: true } }) })),
          ...errors('malformed', 'emailInvalid', 'fieldMissing', 'captchaFailed', 'tooManyAttempts'),
        },
      },
      async handle(context) {
        const { email: address } = await readBody(context, codeRequest);
        await limits.use(limit, client(context).address);
        await captcha.redeem(captchaOf(context));
        await messages.sendCode(address, languageOf(context));
        return context.json({ data: { sent: true } });
      },
    },
    {
      method: 'post',
      path: '/services/forms/save-form-data',
      description: {
        operationId: 'sendMessage',
        tags: ['contact'],
        summary: 'Sends a message to a member of staff',
        parameters: [captchaKey, langQuery],
        requestBody: jsonBody(messageShape(['to', 'Source', 'partnerName', 'otp'])),
        responses: {
          200: delivered,
          ...errors('malformed', 'emailInvalid', 'fieldMissing', 'captchaFailed', 'notFound', 'tooManyAttempts'),
        },
      },
      async handle(context) {
        const message = await receive(context);
        await messages.deliver(message);
        return thank(context, message);
      },
    },
    {
      method: 'post',
      path: '/services/forms/save-form-data-with-otp',
      description: {
        operationId: 'sendProvenMessage',
        tags: ['contact'],
        summary: 'Sends a message with the mailed code',
        description:
          'The response to a wrong code is a plain text: "Otp is expired" or "Otp is invalid". After five wrong codes, the response has code 2005 and the seconds to wait. A new code does not reset the count.',
        parameters: [captchaKey, langQuery],
        requestBody: jsonBody(messageShape(['to', 'Source', 'partnerName'])),
        responses: {
          200: delivered,
          ...errors('fieldMissing', 'notFound', 'tooManyAttempts'),
          400: answer('Code 1000, 1002, 1004, 1008; or the text about the code.', {
            anyOf: [reference('Error'), { ...text, enum: ['Otp is expired', 'Otp is invalid'] }],
          }),
        },
      },
      async handle(context) {
        const message = await receive(context);
        const { SendEmailRequest, otp } = message.emailData;
        if (!otp) throw new ServiceError('fieldMissing', 'emailData.otp is missing.');
        const proof = await messages.prove(SendEmailRequest.email, otp, client(context).address);
        if (proof !== 'right') return context.json(proof === 'expired' ? 'Otp is expired' : 'Otp is invalid', 400);
        await messages.deliver(message);
        return thank(context, message);
      },
    },
  ];
}
