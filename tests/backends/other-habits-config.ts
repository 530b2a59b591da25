/** The configuration of the back end in `other-habits.ts`. */
export function configFor(origin: string): object {
  return {
    session: { mode: 'cookie', csrfCookie: 'proof' },
    socialLogins: { harbour: 'Harbour ID' },
    services: {
      user: {
        base: origin,
        paths: USER_PATHS,
        request: USER_REQUEST,
        response: USER_RESPONSE,
        headers: { csrf: 'X-XSRF-Token' },
        errors: Object.fromEntries(
          Object.entries(USER_ERRORS).map(([kind, code]) => [`https://members.example/problems/${kind}`, code]),
        ),
      },
      forms: {
        base: origin,
        paths: { sendMessage: '/messages' },
        request: { sendMessage: { emailData: 'message' } },
        response: { thanks: { successMessage: 'reply' } },
      },
      content: {
        base: origin,
        paths: {
          dictionary: '/texts/{language}',
          subscriptions: '/newsletters',
          countries: '/choices/countries',
          functions: '/choices/fields-of-work',
        },
        response: {
          subscriptions: { subscriptions: 'groups' },
          countries: { '': 'results', '[].code': 'iso', '[].Description': 'name' },
          functions: { '': 'results', '[].code': 'slug', '[].Description': 'label' },
        },
      },
    },
  };
}

const PROFILE = {
  firstName: 'first_name',
  lastName: 'last_name',
  title: 'job_title',
  company: 'organisation',
  businessFunction: 'field_of_work',
  country: 'country_code',
  subscriptions: 'newsletters',
};

const USER_PATHS = {
  signIn: '/session',
  signInBySecondFactor: '/session/code',
  signOut: 'DELETE /session',
  session: '/session',
  register: '/members',
  beginSecondFactorReset: '/session/code/waiting-period',
  forgotPassword: '/pass-phrase/lost',
  resetPassword: 'PUT /pass-phrase',
  undoChange: '/changes/undone',
  confirmRegistration: '/members/confirmed',
  user: '/members/me',
  updateUser: 'PUT /members/me',
  unlinkSocialLogin: 'DELETE /members/me/idps/{socialLoginIdpName}',
  proveOwner: '/members/me/confirm-identity',
  sessions: '/members/me/sessions',
  endSession: '/members/me/sessions/{sessionId}',
  endSessions: '/members/me/sessions',
  saveArticle: 'PUT /members/me/bookmarks/{articleId}',
  unsaveArticle: '/members/me/bookmarks/{articleId}',
  savedArticles: '/members/me/bookmarks',
  subscribe: '/newsletters/subscriptions',
  unsubscribe: '/newsletters/cancellations',
  titles: '/choices/job-titles',
};

const USER_REQUEST = {
  signIn: { username: 'email_address', password: 'pass_phrase' },
  signInBySecondFactor: { challenge: 'flow_token', code: 'one_time_code' },
  proveOwner: { password: 'pass_phrase' },
  register: {
    ...PROFILE,
    email: 'email_address',
    password: 'pass_phrase',
    passwordConfirmation: '',
    occasionalEmail: 'marketing',
    metadata: '',
  },
  forgotPassword: { email: 'email_address' },
  resetPassword: { password: 'new_pass_phrase', token: 'reset_token', encEmailId: '', keep: 'methods_to_keep' },
  beginSecondFactorReset: { challenge: 'flow_token' },
  undoChange: { undoToken: 'undo_token' },
  confirmRegistration: { token: 'link_token', password: 'pass_phrase', registration: '' },
  updateUser: { ...PROFILE, email: 'email_address', Subscriptions: 'newsletters', metadata: '' },
  savedArticles: { currentOffset: 'offset', pageSize: 'limit' },
  subscribe: { email: 'email_address', encUserId: 'sealed_id', subscriptions: 'newsletters' },
  unsubscribe: { Subscriptions: 'newsletters', UserId: 'sealed_id' },
};

const USER_RESPONSE = {
  user: {
    '': 'user',
    ...PROFILE,
    id: 'uid',
    email: 'email_address',
    isPremiumUser: 'plan.premium',
    socialLoginIdps: 'linked_idps',
  },
  savedArticles: {
    savedArticles: 'page',
    totalRecords: 'page_info.total_count',
    'savedArticles[].id': 'slug',
    'savedArticles[].title': 'headline',
    'savedArticles[].url': 'href',
  },
  sessions: {
    sessions: 'results',
    'sessions[].id': 'ref',
    'sessions[].startedAt': 'since',
    'sessions[].isCurrent': 'is_this_one',
  },
  titles: { titles: '', 'titles[].id': 'slug', 'titles[].name': 'label' },
  subscribed: { newSubscriptions: 'added' },
  error: { challenge: 'flow_token', signInMethods: 'recent_methods' },
  passwordReset: { token: 'reset_token', encEmailId: 'sealed_address' },
  beginSecondFactorReset: { dueAt: 'ends' },
};

const USER_ERRORS = {
  credentials: 2004,
  'code-required': 2010,
  'wrong-code': 6010,
  'address-taken': { code: 1002, field: 'email' },
  'link-expired': 6008,
  'flow-over': 2011,
  'methods-added': 6012,
  'pass-phrase-needed': 6013,
  'confirm-identity': 2007,
  'wrong-pass-phrase': 2008,
};
