/** The configuration of the back end in `own-names.ts`. */
export function configFor(origin: string): object {
  return {
    session: { mode: 'cookie', csrfCookie: 'proof' },
    socialLogins: { harbour: 'Harbour ID' },
    services: {
      user: {
        base: origin,
        paths: {
          signIn: '/login',
          signInBySecondFactor: '/login/pin',
          signOut: '/logout',
          session: '/whoami',
          socialSignIn: '/login/{provider}',
          register: '/people',
          beginSecondFactorReset: '/login/pin/wait',
          forgotPassword: '/secret/lost',
          resetPassword: '/secret',
          undoChange: '/undo',
          confirmRegistration: '/people/open',
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
          register: { email: 'login', password: 'secret', ...PROFILE },
          forgotPassword: { email: 'login' },
          resetPassword: { password: 'secret', keep: 'retained' },
          beginSecondFactorReset: { challenge: 'ticket' },
          undoChange: { undoToken: 'ticket' },
          confirmRegistration: { password: 'secret' },
          updateUser: { ...PROFILE, Subscriptions: 'topics' },
          saveArticle: { articleId: 'what' },
          subscribe: { email: 'login', encUserId: 'who', subscriptions: 'topics' },
          unsubscribe: { Subscriptions: 'topics', UserId: 'who' },
        },
        response: {
          user: USER,
          passwordReset: { encEmailId: 'who' },
          beginSecondFactorReset: { dueAt: 'until' },
          savedArticles: { savedArticles: 'items', totalRecords: 'count' },
          subscribed: { existingSubscriptions: 'already', newSubscriptions: 'added' },
        },
        headers: { csrf: 'X-Proof' },
      },
      forms: {
        base: origin,
        paths: { sendMessage: '/letters' },
        request: { sendMessage: { emailData: 'letter' } },
        response: { thanks: { successMessage: 'note' } },
      },
      content: {
        base: origin,
        paths: { subscriptions: '/topics', countries: '/lists/countries', functions: '/lists/fields' },
        response: { subscriptions: { subscriptions: 'topics' } },
      },
    },
  };
}

const PROFILE = {
  firstName: 'name.given',
  lastName: 'name.family',
  title: 'job.jobTitle',
  company: 'job.employer',
  businessFunction: 'job.field',
  country: 'job.land',
  subscriptions: 'topics',
};

const USER = Object.fromEntries(
  Object.entries({
    id: 'key',
    email: 'login',
    isPremiumUser: 'plan.isPaid',
    socialLoginIdps: 'logins',
    ...PROFILE,
  }).map(([ours, theirs]) => [ours, `result.${theirs}`]),
);
