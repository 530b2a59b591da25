/** One loop over every account call that reads its response: the effect of invalid responses. */
import { fakeServices, type Answer } from '../../../tests/setup/services';
import { forgetEverything, signInBefore, tokenFor } from '../../../tests/setup/visitor';
import { configure } from '../../core/config';
import { HttpError } from '../../http';
import { RESPONSES } from '../../http/calls';
import { sendContactMessage } from '../contact';
import { fetchSubscriptionCatalogue } from '../subscription-catalogue';
import {
  fetchCompanies,
  fetchSavedArticles,
  fetchTitles,
  fetchUser,
  register,
  resetPassword,
  signIn,
  subscribeToMails,
} from './';

type Body = Readonly<Record<string, unknown>>;

interface Scene {
  /** The name of the call in the configuration. */
  readonly call: string;
  readonly operation: string;
  readonly answers: keyof typeof RESPONSES;
  readonly good: Body;
  run(): Promise<unknown>;
}

const user = {
  id: '42',
  firstName: 'Ingrid',
  lastName: 'Solheim',
  email: 'ingrid@example.com',
  title: 'owner',
  company: 'Vistula',
  businessFunction: 'legal',
  country: 'NO',
  isPremiumUser: true,
  practiceUser: false,
  roles: ['premium'],
  alumni: false,
  hasPassword: true,
  socialLoginIdps: 'Lantern',
  reLoginRequiredForSensitiveData: false,
  subscriptions: ['weekly'],
  articles: [{ id: 'copper', language: 'en' }],
  userRatings: [{ articleId: 'copper', language: 'en', rating: 4 }],
};
const credentials = { email: 'ingrid@example.com', password: 'Lighthouse-42' };
const alert = { alertCode: { value: 'weekly' }, title: { value: 'The Friday Letter' } };
const message = {
  name: 'Ingrid',
  email: 'ingrid@example.com',
  title: '',
  organization: '',
  subject: 'Steel',
  message: '',
  to: '',
  partnerName: '',
  source: 'talkToUs',
  page: { id: '', address: '', language: 'en', isPreview: false },
};

const SCENES: readonly Scene[] = [
  {
    call: 'signIn',
    operation: 'POST /services/user/v2/auth/signin',
    answers: 'user',
    good: user,
    run: async () => (await signIn(credentials)).user,
  },
  { call: 'user', operation: 'GET /services/user/v2/users/42', answers: 'user', good: user, run: () => fetchUser() },
  {
    call: 'savedArticles',
    operation: 'GET /services/user/api/v2/user/article',
    answers: 'savedArticles',
    good: { savedArticles: [{ id: 'copper' }], totalRecords: 1 },
    run: () => fetchSavedArticles(0),
  },
  {
    call: 'titles',
    operation: 'GET /services/user/v2/picklist/title',
    answers: 'titles',
    good: { titles: [{ id: 'owner', name: 'Owner' }] },
    run: () => fetchTitles(),
  },
  {
    call: 'companies',
    operation: 'GET /services/user/v2/lookup/company',
    answers: 'companies',
    good: { companies: ['Vistula'] },
    run: () => fetchCompanies('Vi'),
  },
  {
    call: 'subscribe',
    operation: 'POST /services/user/v2/subscribe',
    answers: 'subscribed',
    good: { existingSubscriptions: ['weekly'], newSubscriptions: ['quarterly'] },
    run: () => subscribeToMails({ email: 'ingrid@example.com', subscriptions: ['weekly'] }),
  },
  {
    call: 'resetPassword',
    operation: 'POST /services/user/v2/auth/reset-password',
    answers: 'passwordReset',
    good: { email: 'ingrid@example.com' },
    run: () => resetPassword({ password: 'Harbour-lights-88', token: 't', uid: 'u' }),
  },
  {
    call: 'register',
    operation: 'POST /services/user/v2/users',
    answers: 'registration',
    good: { confirmation: 'link', registration: 'r-1' },
    run: () => register({ ...credentials, firstName: 'Ingrid', lastName: 'Solheim', occasionalEmail: false }, {}),
  },
  {
    call: 'subscriptions',
    operation: 'GET /services/content/v1/subscriptions',
    answers: 'subscriptions',
    good: { subscriptions: { newsLetters: [alert], alerts: [], guides: [], informationalMail: [] } },
    run: () => fetchSubscriptionCatalogue('en'),
  },
  {
    call: 'sendMessage',
    operation: 'POST /services/forms/save-form-data',
    answers: 'thanks',
    good: { successMessage: '<p>Thanks</p>' },
    run: () => sendContactMessage(message, {}),
  },
];

/** The kind of each value, as in `RESPONSES`. */
const KINDS: Readonly<Record<string, readonly unknown[]>> = {
  text: ['text', '', 'x'.repeat(30_000)],
  number: [7, -1, 1e400],
  flag: [true, false],
  list: [[], [7], [null], [{}], ['a']],
  object: [{}, { data: 1 }],
  nothing: [null],
};

const WHOLE: Readonly<Record<string, Answer | 'never'>> = {
  '404 in plain text': { status: 404, text: 'Not found' },
  'a page with 200': { text: '<!doctype html><title>Welcome</title>' },
  'an error of OpenID Connect': {
    status: 400,
    json: { error: 'invalid_request', error_description: 'No such client.' },
  },
  '401 with nothing': { status: 401 },
  '401 in plain text': { status: 401, text: 'Unauthorized' },
  '401 with a page': { status: 401, text: '<html>Sign in</html>' },
  '401 with problem+json': { status: 401, json: { type: 'about:blank', title: 'Unauthorized', status: 401 } },
  'another shape': { json: { ok: 'yes', result: { name: 'Ingrid' } } },
  'a list': { json: [] },
  'a text': { json: 'fine' },
  null: { json: null },
  silence: 'never',
};

beforeEach(() => {
  forgetEverything();
  configure([{ from: 'test', isTrusted: true, values: { policy: { timeout: 20 } } }]);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  configure([]);
});

describe.each(SCENES.map((scene) => [scene.call, scene] as const))('the call %s', (call, scene) => {
  const headers = { access_token: tokenFor('42') };
  const kinds = Object.entries(RESPONSES[scene.answers] as Readonly<Record<string, string>>).filter(
    ([field]) => !field.includes('['),
  );

  /** The result of the call; anything but data and an `HttpError` fails the test. */
  async function outcomeOf(answer: Answer | 'never'): Promise<{ data: unknown } | HttpError> {
    signInBefore();
    fakeServices({
      [scene.operation]: answer,
      'POST /services/user/v2/auth/token': { status: 401, json: { error: 'invalid_grant' } },
    });
    try {
      return { data: await scene.run() };
    } catch (error) {
      expect(error).toBeInstanceOf(HttpError);
      return error as HttpError;
    }
  }
  const answered = async (body: unknown) =>
    outcomeOf({ json: { data: body }, headers: scene.call === 'register' ? {} : headers });

  test('takes the answer that it is meant to have', async () => {
    expect(await answered(scene.good)).toHaveProperty('data');
  });

  test.each(kinds)('without %s does all the rest', async (field, kind) => {
    const { data: whole } = (await answered(scene.good)) as { data: Body };
    const { [field]: _, ...rest } = scene.good;
    const outcome = await answered(rest);
    if (outcome instanceof HttpError) {
      expect([field, kind, outcome.kind]).toEqual([field, kind.replace('?', ''), 'malformed']);
      return;
    }
    for (const name of Object.keys(rest).filter((key) => whole && typeof whole === 'object' && key in whole))
      expect([name, (outcome.data as Body)[name]]).toEqual([name, whole[name]]);
  });

  test.each(kinds)('with a %s of another kind has the same result as an empty one', async (field, kind) => {
    // A date is a text; an invalid one is not shown.
    const expectedKind = kind.replace('?', '').replace('date', 'text');
    for (const [other, values] of Object.entries(KINDS)) {
      for (const value of other === expectedKind ? [] : values) {
        const outcome = await answered({ ...scene.good, [field]: value });
        const got = outcome instanceof HttpError ? undefined : (outcome.data as Body | undefined)?.[field];
        // An id may be a number: it is read as a text.
        if (got !== undefined && field !== 'id') expect([other, kindOf(got)]).toEqual([other, expectedKind]);
      }
    }
  });

  test('reports an invalid response to the integrator, once', async () => {
    const refused: string[] = [];
    for (const [what, answer] of Object.entries(WHOLE)) {
      const outcome = await outcomeOf(answer);
      if (outcome instanceof HttpError) refused.push(`${what}: ${outcome.kind}`);
    }
    for (const what of [
      '404 in plain text',
      'an error of OpenID Connect',
      '401 with nothing',
      '401 in plain text',
      '401 with a page',
      '401 with problem+json',
    ])
      expect(refused).toContain(`${what}: status`);
    expect(refused).toContain('silence: timeout');
    const warnings = (console.warn as jest.Mock).mock.calls
      .map(String)
      .filter((text) => text.includes(`.paths.${call} `));
    const isMalformed = refused.some((refusal) => refusal.endsWith('malformed'));
    expect(warnings.length).toBeLessThanOrEqual(isMalformed ? 1 : 0);
  });
});

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  const name = { string: 'text', boolean: 'flag', number: 'number' } as Readonly<Record<string, string>>;
  return name[typeof value] ?? 'object';
}
