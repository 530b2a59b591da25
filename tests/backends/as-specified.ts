import {
  ADDED_METHOD,
  type Answer,
  type Call,
  CATALOGUE,
  type ConfiguredBackend,
  COUNTRIES,
  FUNCTIONS,
  type Routes,
  startBackend,
  TITLES,
} from './server.ts';

interface User {
  email: string;
  password: string;
  profile: Record<string, unknown>;
  subscriptions: readonly string[];
  articles: { id: string; language: string }[];
}

const CHALLENGE = 'challenge-1';

const RESET_DUE = '2026-12-02T08:00:00Z';

/**
 * Implements the specification and nothing more: no id outside the sign-in, `title` in the profile, 204 after saving,
 * errors in plain text, opaque tokens, and a registration that starts a session. Only Hedy's account requires more: a
 * code at sign-in, and the password before a provider is unlinked.
 */
export async function startAsSpecified(): Promise<ConfiguredBackend> {
  const accounts = createAccounts();
  const backend = await startBackend({
    corsHeaders: 'accept-language, access_token, refresh_token, authorization, CaptchaKey, source-registration',
    ownRoutes: {
      ...sessionRoutes(accounts),
      ...mailedRoutes(accounts),
      ...profileRoutes(accounts),
      ...articleRoutes(accounts),
    },
    anonymous: ANONYMOUS,
  });
  return Object.assign(backend, {
    config: { services: { user: backend.origin, forms: backend.origin, content: backend.origin } },
    resetLink: '?token=reset-1&uid=u1',
    reviewLink: '?token=reset-2&uid=u1',
    undoLink: '?undoToken=undo-1',
    confirmLink: '?token=confirm-1',
  });
}

type Accounts = ReturnType<typeof createAccounts>;

function createAccounts() {
  const ada = person('ada@example.com', 'Lighthouse-42', {
    firstName: 'Ada',
    lastName: 'Lindgren',
    title: 'owner',
    company: 'Vistula',
    businessFunction: 'legal',
    country: 'NO',
  });
  const hedy = person('hedy@example.com', 'Lighthouse-42', {
    firstName: 'Hedy',
    lastName: 'Lamarr',
    socialLoginIdps: 'harbour',
  });
  const users = [ada, hedy];
  const tokens = new Map<string, User>();

  function session(user: User): Answer['headers'] {
    const token = `opaque/${tokens.size}~${Math.random()}`;
    tokens.set(token, user);
    return { access_token: token, refresh_token: `refresh-${token}` };
  }
  function signedIn(user: User): Answer {
    const { firstName, lastName, company, title } = user.profile;
    return {
      json: {
        data: {
          id: String(users.indexOf(user)),
          firstName,
          lastName,
          company,
          titleName: title,
          email: user.email,
          isPremiumUser: true,
          practiceUser: false,
          subscriptions: user.subscriptions,
          articles: user.articles,
          userRatings: [],
        },
      },
      headers: session(user),
    };
  }
  const forOwnUser = (answer: (user: User, call: Call) => Answer) => (call: Call) => {
    const user = tokens.get(String(call.headers.access_token));
    return user ? answer(user, call) : { status: 401, text: 'Unauthorized' };
  };
  return { ada, hedy, users, tokens, session, signedIn, forOwnUser };
}

function sessionRoutes({ hedy, users, tokens, session, signedIn }: Accounts): Routes {
  return {
    'POST /v2/auth/signin': ({ body }) => {
      const user = users.find(({ email, password }) => email === body.username && password === body.password);
      if (!user) return { status: 401, text: 'Unauthorized' };
      return user === hedy ? { status: 403, json: { error: { code: 2010, challenge: CHALLENGE } } } : signedIn(user);
    },
    'POST /v2/auth/second-factor': ({ body: { challenge, code } }) =>
      challenge === CHALLENGE && code === '123456' ? signedIn(hedy) : { status: 400, json: { error: { code: 6010 } } },
    'POST /v2/auth/token': ({ headers }) => {
      const user = tokens.get(String(headers.refresh_token).replace(/^refresh-/, ''));
      const renewed = user && session(user)!;
      return renewed
        ? { json: { access_token: renewed.access_token }, headers: renewed }
        : { status: 401, text: 'Unauthorized' };
    },
    'POST /v2/auth/signout': ({ headers }) => (tokens.delete(String(headers.access_token)), { status: 204 }),
    'POST /v2/auth/second-factor/reset': ({ body: { challenge } }) =>
      challenge === CHALLENGE
        ? { json: { data: { dueAt: RESET_DUE } } }
        : { status: 400, json: { error: { code: 2011 } } },
    'POST /v2/users': ({ body }) => {
      const { email, password, subscriptions, firstName, lastName, title, company, businessFunction, country } =
        body as Record<string, string>;
      if (users.some((user) => user.email === email)) return { status: 409, text: 'Known' };
      const user = person(email!, password!, { firstName, lastName, title, company, businessFunction, country });
      user.subscriptions = subscriptions as unknown as string[];
      users.push(user);
      return {
        json: { data: { subscriptions, articles: [], practiceUser: false, userRatings: [] } },
        headers: session(user),
      };
    },
  };
}

/** The targets of links in e-mails. */
function mailedRoutes({ ada, users, signedIn }: Accounts): Routes {
  return {
    'POST /v2/auth/reset-password': ({ body: { token, keep, password } }) => {
      if (token === 'reset-2' && !keep)
        return { status: 409, json: { error: { code: 6012, signInMethods: [ADDED_METHOD] } } };
      if (token !== 'reset-1' && token !== 'reset-2') return { status: 400, json: { error: { code: 1001 } } };
      ada.password = String(password);
      return { json: { email: ada.email } };
    },
    'POST /v2/auth/undo-change': ({ body }) =>
      body.undoToken === 'undo-1'
        ? { json: { token: 'reset-1', encEmailId: 'u1' } }
        : { status: 400, json: { error: { code: 1001 } } },
    'POST /v2/users/confirm': ({ body: { token, password } }) => {
      if (token !== 'confirm-1') return { status: 400, json: { error: { code: 6010 } } };
      if (!password) return { status: 409, json: { error: { code: 6013 } } };
      const user = person('mary@example.com', String(password), { firstName: 'Mary', lastName: 'Somerville' });
      users.push(user);
      return signedIn(user);
    },
  };
}

function profileRoutes({ forOwnUser }: Accounts): Routes {
  const proven = new Set<User>();
  return {
    'GET /v2/users/:id': forOwnUser(({ email, profile }) => ({ json: { data: { email, ...profile } } })),
    'PATCH /v2/users/:id': forOwnUser((user, { body: { subscriptions, Subscriptions, metadata: _, ...profile } }) => {
      Object.assign(user.profile, profile);
      user.subscriptions = ((subscriptions ?? Subscriptions) as string[] | undefined) ?? user.subscriptions;
      return { status: 204 };
    }),
    'POST /v2/users/:id/unlink-social-login-user-account': forOwnUser((user) => {
      if (!proven.has(user)) return { status: 403, json: { error: { code: 2007 } } };
      user.profile.socialLoginIdps = '';
      return { status: 204 };
    }),
    'POST /v2/users/:id/proof': forOwnUser((user, { body }) =>
      body.password === user.password
        ? (proven.add(user), { status: 204 })
        : { status: 403, json: { error: { code: 2008 } } },
    ),
  };
}

function articleRoutes({ forOwnUser }: Accounts): Routes {
  return {
    'POST /v2/users/:id/articles': forOwnUser(
      (user, { body }) => (user.articles.push({ id: String(body.articleId), language: 'en' }), { status: 201 }),
    ),
    'DELETE /v2/users/:id/articles/:article/:language': forOwnUser((user, { params }) => {
      user.articles = user.articles.filter(({ id }) => id !== params.article);
      return { status: 204 };
    }),
    'GET /api/v2/user/article': forOwnUser(({ articles }) => ({
      json: {
        savedArticles: articles.map((savedArticle) => ({
          ...savedArticle,
          title: `About ${savedArticle.id}`,
          url: `/${savedArticle.id}`,
        })),
        totalRecords: articles.length,
      },
    })),
  };
}

const ANONYMOUS: Routes = {
  'POST /v2/auth/forgot-password': () => ({ status: 204 }),
  'POST /v2/subscribe': ({ body }) =>
    body.encUserId ? { json: { existingSubscriptions: [], newSubscriptions: body.subscriptions } } : { status: 204 },
  'POST /v2/unsubscribe': () => ({ status: 204 }),
  'POST /save-form-data': ({ body }) => ({
    json: { data: { successMessage: `<p>We have read “<b>${subjectOf(body)}</b>”.</p>` } },
  }),
  'GET /v2/picklist/title': () => ({ json: { data: { titles: TITLES } } }),
  'GET /v1/subscriptions': () => ({ json: { data: { subscriptions: CATALOGUE } } }),
  'GET /v1/lookuplists/country': () => ({ json: COUNTRIES }),
  'GET /v1/lookuplists/function': () => ({ json: FUNCTIONS }),
};

function subjectOf({ emailData }: Call['body']): string {
  return (emailData as { SendEmailRequest: { subject: string } }).SendEmailRequest.subject;
}

function person(email: string, password: string, profile: Record<string, unknown>): User {
  return { email, password, profile, subscriptions: [], articles: [] };
}
