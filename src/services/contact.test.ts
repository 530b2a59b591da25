import { fakeServices, refusal } from '../../tests/setup/services';
import { CodeRefused, sendContactCode, sendContactMessage, sendProvenMessage, type ContactMessage } from './contact';

const CODE = 'POST /services/forms/generate-otp';
const SEND = 'POST /services/forms/save-form-data';
const PROVE = 'POST /services/forms/save-form-data-with-otp';

const message: ContactMessage = {
  name: 'Ada Lindgren',
  email: 'ada@example.com',
  title: 'Engineer',
  organization: 'Lindqvist',
  subject: 'A question',
  message: 'Hello',
  to: 'ingrid-solheim',
  partnerName: 'Ingrid Solheim',
  source: 'Profile',
  page: {
    id: 'people/ingrid-solheim',
    address: 'https://alder-voss.example/people/ingrid-solheim',
    language: 'en',
    isPreview: false,
  },
};

test('a code is requested with a captcha, and again with an invisible one', async () => {
  const { callsOf } = fakeServices({ [CODE]: { json: { data: { sent: true } } } });
  await sendContactCode({ email: 'ada@example.com', firstName: 'Ada' }, { captcha: 'solved' });
  await sendContactCode({ email: 'ada@example.com', firstName: 'Ada' }, { captcha: 'solved again', isRetry: true });
  const [first, second] = callsOf(CODE);
  expect(first!.json).toEqual({ email: 'ada@example.com', firstName: 'Ada' });
  expect(first!.headers.get('CaptchaKey')).toBe('solved');
  expect(second!.headers.get('CaptchaKey')).toBeNull();
  expect(second!.headers.get('InvisibleCaptchaKey')).toBe('solved again');
});

test('a message is sent in the service’s own shape, and its thanks come back', async () => {
  const { callsOf } = fakeServices({ [SEND]: { json: { data: { successMessage: '<p>Thank you</p>' } } } });
  expect(await sendContactMessage(message, { captcha: 'solved' })).toBe('<p>Thank you</p>');
  expect(callsOf(SEND)[0]!.json).toEqual({
    PageName: 'people/ingrid-solheim',
    Ref: 'https://alder-voss.example/people/ingrid-solheim',
    language: 'en',
    isPreview: false,
    emailData: {
      to: 'ingrid-solheim',
      SendEmailRequest: {
        name: 'Ada Lindgren',
        email: 'ada@example.com',
        title: 'Engineer',
        organization: 'Lindqvist',
        subject: 'A question',
        message: 'Hello',
      },
      Source: 'Profile',
      partnerName: 'Ingrid Solheim',
    },
  });
});

test('a code travels with the message', async () => {
  const { callsOf } = fakeServices({ [PROVE]: { json: { data: { successMessage: '' } } } });
  await sendProvenMessage(message, '123456', { captcha: 'solved' });
  expect((callsOf(PROVE)[0]!.json as { emailData: object }).emailData).toMatchObject({ otp: '123456' });
  expect(callsOf(PROVE)[0]!.headers.get('InvisibleCaptchaKey')).toBe('solved');
});

test.each([
  ['Otp is expired', 'expired'],
  ['Otp is invalid', 'invalid'],
])('“%s” is a refused code', async (text, reason) => {
  fakeServices({ [PROVE]: { status: 400, json: text } });
  const error = await sendProvenMessage(message, '123456', {}).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(CodeRefused);
  expect(error).toMatchObject({ name: 'CodeRefused', reason });
});

test.each([
  ['any other text', { status: 400, json: 'Otp is tired' }, { kind: 'status', status: 400 }],
  ['a captcha that failed', refusal(400, 1008), { kind: 'status', code: 1008 }],
  ['offline', 'offline' as const, { kind: 'offline' }],
  // Last, because a rate-limited call is not sent for a while.
  [
    'too many attempts',
    { ...refusal(429, 2005), headers: { 'retry-after': '7' } },
    { kind: 'rate-limited', retryAfter: 7 },
  ],
])('%s', async (_, answer, expected) => {
  fakeServices({ [PROVE]: answer });
  await expect(sendProvenMessage(message, '123456', {})).rejects.toMatchObject(expected);
});

test('each gives up after ten seconds', async () => {
  jest.useFakeTimers();
  const calls = [
    () => sendContactCode({ email: 'a@b.example', firstName: 'A' }, {}),
    () => sendContactMessage(message, {}),
  ];
  for (const call of calls) {
    fakeServices({ [CODE]: 'never', [SEND]: 'never' });
    const failure = expect(call()).rejects.toMatchObject({ kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(10_000);
    await failure;
  }
  jest.useRealTimers();
});
