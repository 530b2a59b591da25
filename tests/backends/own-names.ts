import * as oidc from 'openid-client';
import { CLIENT, startIdentityProvider } from './identity-provider.ts';
import { configFor } from './own-names-config.ts';
import { cookie, createPeople, describePerson, type People, type Person } from './own-names-people.ts';
import {
  ADDED_METHOD,
  type Answer,
  CATALOGUE,
  type ConfiguredBackend,
  COUNTRIES,
  FUNCTIONS,
  type Routes,
  startBackend,
  TITLES,
} from './server.ts';

const TICKET = 'ticket-1';

/** Error codes cannot be renamed in the configuration; where they are in the response depends on the back end. */
function problem(errorCode: number, more: object = {}): Answer {
  return { status: 403, json: { type: 'about:blank', title: 'Not yet', status: 403, errorCode, ...more } };
}

/** What the provider's callback must match, and the page that the visitor requested. */
interface Begun {
  state: string;
  nonce: string;
  codeVerifier: string;
  goal: string;
}

/**
 * A back end with its own field names. Its session is an HttpOnly cookie; writes send a CSRF token from another cookie.
 * Visitors may also sign in at an OpenID Connect provider, which only the back end calls.
 */
export async function startOwnNames(): Promise<ConfiguredBackend> {
  const people = createPeople();
  /** Available once both have started. */
  const addresses = { origin: '', issuer: '' };
  const backend = await startBackend({
    corsHeaders: 'accept-language, X-Proof, CaptchaKey, source-registration',
    ownRoutes: {
      ...sessionRoutes(people),
      ...providerRoutes(people, addresses),
      ...mailedRoutes(people),
      ...personRoutes(people),
      ...shelfRoutes(people),
    },
    anonymous: ANONYMOUS,
  });
  addresses.origin = backend.origin;
  const provider = await startIdentityProvider(`${backend.origin}/back`);
  addresses.issuer = provider.issuer;
  return {
    ...backend,
    close: () => Promise.all([backend.close(), provider.close()]).then(() => undefined),
    config: configFor(backend.origin),
    resetLink: '?token=reset-1&uid=ada%40example.com',
    reviewLink: '?token=reset-2&uid=ada%40example.com',
    undoLink: '?undoToken=undo-1',
    confirmLink: '?token=confirm-1',
  };
}

function sessionRoutes({ hedy, people, sessions, begin, forSignedIn, personOf }: People): Routes {
  return {
    'POST /login': (call) => {
      const person = people.find(({ login, secret }) => login === call.body.login && secret === call.body.secret);
      if (person === hedy) return problem(2010, { challenge: TICKET });
      return person ? begin(person) : { status: 401, json: { type: 'about:blank', title: 'Wrong', status: 401 } };
    },
    'POST /login/pin': ({ body: { ticket, pin } }) =>
      ticket === TICKET && pin === '123456' ? begin(hedy) : problem(6010),
    'POST /login/pin/wait': ({ body: { ticket } }) =>
      ticket === TICKET ? { json: { until: '2026-12-02T08:00:00Z' } } : problem(2011),
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
  };
}

/** Sign-in at an OpenID Connect provider. */
function providerRoutes({ begin, personOf }: People, addresses: Readonly<{ origin: string; issuer: string }>): Routes {
  const begun = new Map<string, Begun>();
  const atProvider = () =>
    oidc.discovery(
      new URL(addresses.issuer),
      CLIENT.client_id,
      undefined,
      oidc.ClientSecretBasic(CLIENT.client_secret),
      { execute: [oidc.allowInsecureRequests] },
    );
  return {
    'GET /login/harbour': async ({ url }) => {
      const [state, nonce, codeVerifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
      const goal = new URL(url.searchParams.get('redirectUrl') ?? '/', addresses.origin);
      // Redirects only to pages of the site that this back end serves, whatever the URL says.
      begun.set(state, { state, nonce, codeVerifier, goal: goal.hostname === url.hostname ? goal.href : '/' });
      const location = oidc.buildAuthorizationUrl(await atProvider(), {
        redirect_uri: `${addresses.origin}/back`,
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
        given_name: givenName = '',
        family_name: family = '',
      } = await oidc.fetchUserInfo(configuration, tokens.access_token, tokens.claims()!.sub);
      return {
        status: 302,
        headers: { ...begin(personOf(email!, { given: givenName, family })).headers, location: sent.goal },
      };
    },
  };
}

/** The targets of links in e-mails. */
function mailedRoutes({ ada, begin, personOf }: People): Routes {
  return {
    'POST /secret': ({ body: { token, retained, secret } }) => {
      if (token === 'reset-2' && !retained) return problem(6012, { signInMethods: [ADDED_METHOD] });
      if (token !== 'reset-1' && token !== 'reset-2') return problem(1001);
      ada.secret = String(secret);
      return { status: 204 };
    },
    'POST /undo': ({ body }) => (body.ticket === 'undo-1' ? { json: { token: 'reset-1', who: 'ada' } } : problem(1001)),
    'POST /people/open': ({ body: { token, secret } }) => {
      if (token !== 'confirm-1') return problem(6010);
      if (!secret) return problem(6013);
      const mary = personOf('mary@example.com', { given: 'Mary', family: 'Somerville' });
      mary.secret = String(secret);
      return begin(mary);
    },
  };
}

function personRoutes({ forSignedIn }: People): Routes {
  const proven = new Set<Person>();
  return {
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
  };
}

function shelfRoutes({ forSignedIn }: People): Routes {
  return {
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
  };
}

const ANONYMOUS: Routes = {
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
};
