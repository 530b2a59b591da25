import * as oidc from 'openid-client';
import { CLIENT, startIdentityProvider } from './identity-provider.ts';
import {
  type Answer,
  type Backend,
  type Call,
  CATALOGUE,
  COUNTRIES,
  FUNCTIONS,
  startBackend,
  TITLES,
} from './server.ts';

interface Person {
  key: number;
  login: string;
  secret: string;
  name: { given: string; family: string };
  job: Record<string, unknown>;
  topics: readonly string[];
  shelf: string[];
  /** Identity providers that they may sign in with. */
  logins?: string;
}

const TICKET = 'ticket-1';

/** The numbers of the codes have no other names; where they stand is the back end's matter. */
function problem(errorCode: number, more: object = {}): Answer {
  return { status: 403, json: { type: 'about:blank', title: 'Not yet', status: 403, errorCode, ...more } };
}

/** What a sign-in at the provider must come back with, and where the visitor wanted to go. */
interface Begun {
  state: string;
  nonce: string;
  codeVerifier: string;
  goal: string;
}

/**
 * A back end with names of its own. Its session is a cookie that no script sees; writes carry the value of another. Visitors
 * may also sign in on the page of an OpenID Connect provider, which this back end alone talks to.
 */
export async function startOwnNames(): Promise<Backend & { config: object; resetLink: string }> {
  const ada: Person = {
    key: 11,
    login: 'ada@example.com',
    secret: 'Lighthouse-42',
    name: { given: 'Ada', family: 'Lindgren' },
    job: { jobTitle: 'owner', employer: 'Vistula', field: 'legal', land: 'NO' },
    topics: [],
    shelf: [],
  };
  const hedy: Person = {
    key: 12,
    login: 'hedy@example.com',
    secret: 'Lighthouse-42',
    name: { given: 'Hedy', family: 'Lamarr' },
    job: {},
    topics: [],
    shelf: [],
    logins: 'harbour',
  };
  const people = [ada, hedy];
  const proven = new Set<Person>();
  const sessions = new Map<string, Person>();
  const begun = new Map<string, Begun>();

  const cookie = (call: Call, name: string) =>
    new RegExp(`(?:^|; )${name}=([^;]*)`).exec(call.headers.cookie ?? '')?.[1];
  const describePerson = ({ key, login, name, job, topics, logins = '' }: Person) => ({
    key,
    login,
    name,
    job,
    topics,
    logins,
    plan: { isPaid: true },
  });
  function begin(person: Person): Answer {
    const id = `s${sessions.size}${Math.random()}`;
    sessions.set(id, person);
    return {
      json: { result: describePerson(person) },
      headers: { 'set-cookie': `sid=${id}; Path=/; HttpOnly; SameSite=Lax` },
    };
  }
  const forSignedIn =
    (answer: (person: Person, call: Call) => Answer, isWrite = true) =>
    (call: Call) => {
      const person = sessions.get(cookie(call, 'sid') ?? '');
      if (!person) return { status: 401, json: { type: 'about:blank', title: 'Unauthorized', status: 401 } };
      return isWrite && call.headers['x-proof'] !== 'proof-7'
        ? { status: 403, json: { title: 'No proof' } }
        : answer(person, call);
    };

  const atProvider = () =>
    oidc.discovery(
      new URL(provider.issuer),
      CLIENT.client_id,
      undefined,
      oidc.ClientSecretBasic(CLIENT.client_secret),
      { execute: [oidc.allowInsecureRequests] },
    );
  /** The person of this address, a new one where there is none. */
  function personOf(login: string, name: Person['name']): Person {
    const existingPerson = people.find((person) => person.login === login);
    if (existingPerson) return existingPerson;
    const person = { key: people.length + 11, login, secret: '', name, job: {}, topics: [], shelf: [] };
    people.push(person);
    return person;
  }

  const backend = await startBackend({
    corsHeaders: 'accept-language, X-Proof, CaptchaKey, source-registration',
    own: {
      'POST /login': (call) => {
        const person = people.find(({ login, secret }) => login === call.body.login && secret === call.body.secret);
        if (person === hedy) return problem(2010, { challenge: TICKET });
        return person ? begin(person) : { status: 401, json: { type: 'about:blank', title: 'Wrong', status: 401 } };
      },
      'POST /login/pin': ({ body: { ticket, pin } }) =>
        ticket === TICKET && pin === '123456' ? begin(hedy) : problem(6010),
      'GET /login/harbour': async ({ url }) => {
        const [state, nonce, codeVerifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
        const goal = new URL(url.searchParams.get('redirectUrl') ?? '/', backend.origin);
        // Only to pages of the site that this back end serves, wherever the address wants to lead.
        begun.set(state, { state, nonce, codeVerifier, goal: goal.hostname === url.hostname ? goal.href : '/' });
        const location = oidc.buildAuthorizationUrl(await atProvider(), {
          redirect_uri: `${backend.origin}/back`,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        return {
          status: 302,
          headers: { location: location.href, 'set-cookie': `begun=${state}; Path=/back; HttpOnly; SameSite=Lax` },
        };
      },
      'GET /back': async (call) => {
        // The cookie binds the flow to its browser: the URL alone is not enough to sign in.
        const sent = begun.get(cookie(call, 'begun') ?? '');
        if (!sent) return { status: 400, text: 'Begin again.' };
        begun.delete(sent.state);
        const configuration = await atProvider();
        const tokens = await oidc.authorizationCodeGrant(configuration, call.url, {
          expectedState: sent.state,
          expectedNonce: sent.nonce,
          pkceCodeVerifier: sent.codeVerifier,
          idTokenExpected: true,
        });
        const {
          email,
          given_name: given = '',
          family_name: family = '',
        } = await oidc.fetchUserInfo(configuration, tokens.access_token, tokens.claims()!.sub);
        return { status: 302, headers: { ...begin(personOf(email!, { given, family })).headers, location: sent.goal } };
      },
      'POST /logout': forSignedIn(
        (_, call) => (
          sessions.delete(cookie(call, 'sid')!),
          { status: 204, headers: { 'set-cookie': 'sid=; Path=/; Max-Age=0' } }
        ),
      ),
      'GET /whoami': forSignedIn((person) => ({ json: { result: describePerson(person) } }), false),
      'POST /people': ({ body }) => {
        const { login, secret, name, job } = body as unknown as Person;
        Object.assign(personOf(login, name), { secret, job });
        return { status: 202, json: { confirmation: 'link' } };
      },
      'POST /secret': ({ body }) => {
        if (body.token !== 'reset-1') return problem(1001);
        ada.secret = String(body.secret);
        return { status: 204 };
      },
      'GET /people/:key': forSignedIn((person) => ({ json: { result: describePerson(person) } }), false),
      'PUT /people/:key': forSignedIn((person, { body: { name, job, topics } }) => {
        Object.assign(person.name, name);
        Object.assign(person.job, job);
        person.topics = (topics as string[] | undefined) ?? person.topics;
        return { json: { result: describePerson(person) } };
      }),
      'PUT /people/:key/logins': forSignedIn((person) => {
        if (!proven.has(person)) return problem(2007);
        person.logins = '';
        return { status: 204 };
      }),
      'POST /secret/again': forSignedIn((person, { body }) =>
        body.secret === person.secret ? (proven.add(person), { status: 204 }) : problem(2008),
      ),
      'PUT /shelf': forSignedIn((person, { body }) => (person.shelf.push(String(body.what)), { status: 201 })),
      'DELETE /shelf/:what': forSignedIn((person, { params }) => {
        person.shelf = person.shelf.filter((shelfItem) => shelfItem !== params.what);
        return { status: 204 };
      }),
      'GET /shelf': forSignedIn(
        ({ shelf }) => ({
          json: {
            items: shelf.map((id) => ({ id, language: 'en', title: `About ${id}`, url: `/${id}` })),
            count: shelf.length,
          },
        }),
        false,
      ),
    },
    anonymous: {
      'POST /secret/lost': () => ({ status: 202 }),
      'POST /topics/follow': ({ body }) => (body.who ? { json: { already: [], added: body.topics } } : { status: 202 }),
      'POST /topics/leave': () => ({ status: 204 }),
      'POST /letters': ({ body }) => ({
        json: {
          note: `<p>We have read “<b>${(body.letter as { SendEmailRequest: { subject: string } }).SendEmailRequest.subject}</b>”.</p>`,
        },
      }),
      'GET /lists/titles': () => ({ json: { titles: TITLES } }),
      'GET /topics': () => ({ json: { topics: CATALOGUE } }),
      'GET /lists/countries': () => ({ json: COUNTRIES }),
      'GET /lists/fields': () => ({ json: FUNCTIONS }),
    },
  });

  const provider = await startIdentityProvider(`${backend.origin}/back`);

  const profile = {
    firstName: 'name.given',
    lastName: 'name.family',
    title: 'job.jobTitle',
    company: 'job.employer',
    businessFunction: 'job.field',
    country: 'job.land',
    subscriptions: 'topics',
  };
  const answered = Object.fromEntries(
    Object.entries({
      id: 'key',
      email: 'login',
      isPremiumUser: 'plan.isPaid',
      socialLoginIdps: 'logins',
      ...profile,
    }).map(([ours, theirs]) => [ours, `result.${theirs}`]),
  );
  const config = {
    session: { mode: 'cookie', csrfCookie: 'proof' },
    socialLogins: { harbour: 'Harbour ID' },
    services: {
      user: {
        base: backend.origin,
        paths: {
          signIn: '/login',
          signInBySecondFactor: '/login/pin',
          signOut: '/logout',
          session: '/whoami',
          socialSignIn: '/login/{provider}',
          register: '/people',
          forgotPassword: '/secret/lost',
          resetPassword: '/secret',
          user: '/people/{userId}',
          updateUser: 'PUT /people/{userId}',
          unlinkSocialLogin: 'PUT /people/{userId}/logins',
          proveOwner: '/secret/again',
          saveArticle: 'PUT /shelf',
          unsaveArticle: '/shelf/{articleId}',
          savedArticles: '/shelf',
          subscribe: '/topics/follow',
          unsubscribe: '/topics/leave',
          titles: '/lists/titles',
        },
        request: {
          signIn: { username: 'login', password: 'secret' },
          signInBySecondFactor: { challenge: 'ticket', code: 'pin' },
          proveOwner: { password: 'secret' },
          register: { email: 'login', password: 'secret', ...profile },
          forgotPassword: { email: 'login' },
          resetPassword: { password: 'secret' },
          updateUser: { ...profile, Subscriptions: 'topics' },
          saveArticle: { articleId: 'what' },
          subscribe: { email: 'login', encUserId: 'who', subscriptions: 'topics' },
          unsubscribe: { Subscriptions: 'topics', UserId: 'who' },
        },
        response: {
          user: answered,
          savedArticles: { savedArticles: 'items', totalRecords: 'count' },
          subscribed: { existingSubscriptions: 'already', newSubscriptions: 'added' },
        },
        headers: { csrf: 'X-Proof' },
      },
      forms: {
        base: backend.origin,
        paths: { sendMessage: '/letters' },
        request: { sendMessage: { emailData: 'letter' } },
        response: { thanks: { successMessage: 'note' } },
      },
      content: {
        base: backend.origin,
        paths: { subscriptions: '/topics', countries: '/lists/countries', functions: '/lists/fields' },
        response: { subscriptions: { subscriptions: 'topics' } },
      },
    },
  };
  const close = () => Promise.all([backend.close(), provider.close()]).then(() => undefined);
  return { ...backend, close, config, resetLink: '?token=reset-1&uid=ada%40example.com' };
}
