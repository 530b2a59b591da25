import { type Answer, type Backend, type Call, CATALOGUE, COUNTRIES, FUNCTIONS, startBackend, TITLES } from './server.ts';

interface Person {
  key: number;
  login: string;
  secret: string;
  name: { given: string; family: string };
  job: Record<string, unknown>;
  topics: readonly string[];
  shelf: string[];
}

/** A back end with names of its own. Its session is a cookie that no script sees; writes carry the value of another. */
export async function startOwnNames(): Promise<Backend & { config: object; resetLink: string }> {
  const ada: Person = { key: 11, login: 'ada@example.com', secret: 'Lighthouse-42', name: { given: 'Ada', family: 'Lindgren' }, job: { jobTitle: 'owner', employer: 'Vistula', field: 'legal', land: 'NO' }, topics: [], shelf: [] };
  const people = [ada];
  const sessions = new Map<string, Person>();

  const cookie = (call: Call, name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(call.headers.cookie ?? '')?.[1];
  const tell = ({ key, login, name, job, topics }: Person) => ({ key, login, name, job, topics, plan: { isPaid: true } });
  function begin(person: Person): Answer {
    const id = `s${sessions.size}${Math.random()}`;
    sessions.set(id, person);
    return { json: { result: tell(person) }, headers: { 'set-cookie': `sid=${id}; Path=/; HttpOnly; SameSite=Lax` } };
  }
  const mine = (answer: (person: Person, call: Call) => Answer, isWrite = true) => (call: Call) => {
    const person = sessions.get(cookie(call, 'sid') ?? '');
    if (!person) return { status: 401, json: { type: 'about:blank', title: 'Unauthorized', status: 401 } };
    return isWrite && call.headers['x-proof'] !== 'proof-7' ? { status: 403, json: { title: 'No proof' } } : answer(person, call);
  };

  const backend = await startBackend({
    corsHeaders: 'accept-language, X-Proof, CaptchaKey, source-registration',
    own: {
      'POST /login': (call) => {
        const person = people.find(({ login, secret }) => login === call.body.login && secret === call.body.secret);
        return person ? begin(person) : { status: 401, json: { type: 'about:blank', title: 'Wrong', status: 401 } };
      },
      'POST /logout': mine((_, call) => (sessions.delete(cookie(call, 'sid')!), { status: 204, headers: { 'set-cookie': 'sid=; Path=/; Max-Age=0' } })),
      'GET /whoami': mine((person) => ({ json: { result: tell(person) } }), false),
      'POST /people': ({ body }) => {
        const { login, secret, name } = body as unknown as Person;
        people.push({ key: people.length + 11, login, secret, name, job: {}, topics: [], shelf: [] });
        return { status: 202, json: { confirmation: 'link' } };
      },
      'POST /secret': ({ body }) => {
        ada.secret = String(body.secret);
        return { status: 204 };
      },
      'GET /people/:key': mine((person) => ({ json: { result: tell(person) } }), false),
      'PUT /people/:key': mine((person, { body: { name, job, topics } }) => {
        Object.assign(person.name, name);
        Object.assign(person.job, job);
        person.topics = (topics as string[] | undefined) ?? person.topics;
        return { json: { result: tell(person) } };
      }),
      'PUT /shelf': mine((person, { body }) => (person.shelf.push(String(body.what)), { status: 201 })),
      'DELETE /shelf/:what': mine((person, { params }) => {
        person.shelf = person.shelf.filter((one) => one !== params.what);
        return { status: 204 };
      }),
      'GET /shelf': mine(({ shelf }) => ({ json: { items: shelf.map((id) => ({ id, language: 'en', title: `About ${id}`, url: `/${id}` })), count: shelf.length } }), false),
    },
    anonymous: {
      'GET /lists/titles': () => ({ json: { titles: TITLES } }),
      'GET /topics': () => ({ json: { topics: CATALOGUE } }),
      'GET /lists/countries': () => ({ json: COUNTRIES }),
      'GET /lists/fields': () => ({ json: FUNCTIONS }),
    },
  });

  const profile = { firstName: 'name.given', lastName: 'name.family', title: 'job.jobTitle', company: 'job.employer', businessFunction: 'job.field', country: 'job.land', subscriptions: 'topics' };
  const answered = Object.fromEntries(Object.entries({ id: 'key', email: 'login', isPremiumUser: 'plan.isPaid', ...profile }).map(([ours, theirs]) => [ours, `result.${theirs}`]));
  const config = {
    session: { mode: 'cookie', csrfCookie: 'proof' },
    services: {
      user: {
        base: backend.origin,
        paths: {
          signIn: '/login',
          signOut: '/logout',
          session: '/whoami',
          register: '/people',
          resetPassword: '/secret',
          user: '/people/{userId}',
          updateUser: 'PUT /people/{userId}',
          saveArticle: 'PUT /shelf',
          unsaveArticle: '/shelf/{articleId}',
          savedArticles: '/shelf',
          titles: '/lists/titles',
        },
        request: {
          signIn: { username: 'login', password: 'secret' },
          register: { email: 'login', password: 'secret', ...profile },
          resetPassword: { password: 'secret' },
          updateUser: { ...profile, Subscriptions: 'topics' },
          saveArticle: { articleId: 'what' },
        },
        response: { user: answered, savedArticles: { savedArticles: 'items', totalRecords: 'count' } },
        headers: { csrf: 'X-Proof' },
      },
      content: { base: backend.origin, paths: { subscriptions: '/topics', countries: '/lists/countries', functions: '/lists/fields' }, response: { subscriptions: { subscriptions: 'topics' } } },
    },
  };
  return Object.assign(backend, { config, resetLink: '?token=reset-1&uid=ada%40example.com' });
}
