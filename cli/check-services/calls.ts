import type { Config } from '../../src/core/config/index.ts';
import { type Call as Declared, CALLS, RESPONSES } from '../../src/http/calls.ts';

export type ServiceName = keyof typeof CALLS;

/** A call of `CALLS`, with test data. Its URL, headers and field names come from the configuration. */
export interface Call {
  readonly service: ServiceName;
  readonly call: string;
  /** Method and path without a configuration. */
  readonly path: string;
  /** The name of the response in `RESPONSES`. Undefined if any success is fine. */
  readonly answers: keyof typeof RESPONSES | undefined;
  /** Belongs to a session, so cookies and tokens are sent. */
  readonly isOwn: boolean;
  /** Must be refused for anonymous visitors. */
  readonly needsSession: boolean;
  /** Pages work without it. */
  readonly isOptional?: boolean;
  /** Part of an optional feature. Unless the configuration names it, a failure is not a fault. */
  readonly isExtra?: boolean;
  /** Whether the configuration enables it. */
  readonly isUsed?: (config: Config) => unknown;
  /** Any status below 500 is fine, because the check has no valid value to send. */
  readonly isProbe?: boolean;
  /** The headers of captchas that it is sent with. */
  readonly captchas?: readonly ('captcha' | 'invisibleCaptcha')[];
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly params?: Readonly<Record<string, string>>;
}

type CallOptions = Partial<
  Pick<Call, 'isOwn' | 'isOptional' | 'isExtra' | 'isUsed' | 'isProbe' | 'captchas' | 'query' | 'json' | 'params'>
>;

function call(service: ServiceName, name: string, options: CallOptions = {}): Call {
  const { path, answers = name, session } = (CALLS[service] as Readonly<Record<string, Declared>>)[name]!;
  const isRead = !/^(?:PATCH|DELETE) /.test(path);
  return {
    service,
    call: name,
    path,
    answers: isRead && answers in RESPONSES ? (answers as keyof typeof RESPONSES) : undefined,
    isOwn: session !== undefined,
    needsSession: session === 'required',
    ...options,
  };
}

const user = (name: string, options?: CallOptions) => call('user', name, options);

export const READ_USER = user('user');
export const READ_SAVED = user('savedArticles', { query: { currentOffset: '0', pageSize: '9' } });
export const SESSION_CALL = user('session');
export const SIGN_IN = user('signIn');
export const RENEW = user('token');
export const UPDATE_USER = user('updateUser');
export const SAVE = user('saveArticle');
export const UNSAVE = user('unsaveArticle');
export const SIGN_OUT = user('signOut');
export const RESET_PASSWORD = user('resetPassword');
export const CATALOGUE = call('content', 'subscriptions');

const passkey = (name: string) => user(name, { isExtra: true, isUsed: ({ flags }) => flags.passkeys });
const extra = (name: string) => user(name, { isExtra: true });

export const READ_SECOND_FACTOR = extra('secondFactor');
/** Changes nothing before it is confirmed. */
export const BEGIN_SECOND_FACTOR = extra('beginSecondFactor');
export const READ_PASSKEYS = passkey('passkeys');
export const PROVE_OWNER = extra('proveOwner');
export const PASSKEY_OPTIONS = passkey('passkeyOptions');
export const PASSKEY_SIGN_IN_OPTIONS = passkey('passkeySignInOptions');

/** Calls that pages make if the service offers the first call. */
export const EXTRAS: readonly (readonly [read: Call, writes: readonly Call[]])[] = [
  [
    READ_SECOND_FACTOR,
    [
      BEGIN_SECOND_FACTOR,
      extra('confirmSecondFactor'),
      extra('renewRecoveryCodes'),
      extra('turnOffSecondFactor'),
      extra('signInBySecondFactor'),
    ],
  ],
  [
    READ_PASSKEYS,
    [
      PROVE_OWNER,
      PASSKEY_OPTIONS,
      passkey('addPasskey'),
      extra('renamePasskey'),
      passkey('removePasskey'),
      PASSKEY_SIGN_IN_OPTIONS,
      passkey('passkeySignIn'),
    ],
  ],
  [extra('sessions'), [extra('endSession'), extra('endSessions')]],
  [extra('savedJobs'), [extra('saveJob'), extra('unsaveJob')]],
  [extra('ownData'), []],
  [extra('deletion'), [extra('requestDeletion'), extra('cancelDeletion')]],
];

/** Calls that change nothing: public calls, and calls of anonymous visitors. */
export function reads(lang: string, { session, flags, captcha, video, services: { search } }: Config): Call[] {
  const list = { query: { lang } };
  const jobs = (service: 'jobs' | 'externalSearch') => [
    call(service, 'masterList', list),
    call(service, 'jobsearch', { query: { q: '', start: '1', pageSize: '10', lang } }),
    call(service, 'jobtypeahead', { query: { q: 'an', lang }, isOptional: true }),
  ];
  return [
    ...(session.mode === 'cookie' ? [SESSION_CALL] : []),
    READ_USER,
    READ_SAVED,
    ...EXTRAS.map(([read]) => read),
    user('titles'),
    user('companies', { query: { term: 'al' }, isOptional: true }),
    ...(flags.metering ? [user('countReading', { json: { article: 'inlay-check', counter: '' }, isOwn: false })] : []),
    ...(flags.fedCm ? [user('fedCmOptions', { isOwn: false })] : []),
    ...(flags.mailedCode
      ? [user('requestMailedCode', { json: { email: 'inlay-check@example.com' }, isOwn: false })]
      : []),
    call('content', 'dictionary', { params: { language: lang }, isOptional: true }),
    { ...CATALOGUE, ...list },
    call('content', 'functions', list),
    call('content', 'countries', list),
    call('geo', 'place', { isOptional: true }),
    ...(isPagefind(search) ? [] : searches(lang)),
    ...jobs(flags.externalizedServices ? 'externalSearch' : 'jobs'),
    call('people', 'people', { query: { limit: '1' } }),
    call('universities', 'universities', { query: { q: 'un', lang, rows: '5' } }),
    ...(captcha.provider === 'altcha' ? [call('captcha', 'challenge')] : []),
    call('articles', 'events', { json: EVENTS }),
    call('articles', 'insights', { json: { ...INSIGHTS, language: lang } }),
    call('gallery', 'films', { params: { account: video.account }, query: { limit: '1' } }),
    call('video', 'film', { params: { account: video.account, videoId: '0' }, isProbe: true }),
    ...(['audioOembed', 'cerosOembed', 'oembed'] as const).map((service) =>
      call(service, 'embed', { params: { url: 'https://www.example.com/' }, isProbe: true }),
    ),
  ];
}

function searches(lang: string): Call[] {
  return [
    call('search', 'pages', { query: { q: 'a', pageFilter: 'all', sort: 'default', start: '1', rows: '10', lang } }),
    call('search', 'suggestions', { query: { q: 'an', lang }, isOptional: true }),
  ];
}

/** Only a browser can search its files. */
function isPagefind(search: Config['services']['search']): boolean {
  return typeof search !== 'string' && search.preset === 'pagefind';
}

const EVENTS = {
  limit: 1,
  pinnedItem: '',
  region: [],
  eventMode: [],
  interest: [],
  afterId: '',
  parentFolderId: '',
  sortByField: '',
};
const INSIGHTS = {
  limit: 1,
  afterId: '',
  taxonomyAndTags: { queryType: 'or', ids: [], tags: [], mustHaveTags: [], mustNotHaveTags: [] },
  excludeItems: [],
  isAlumni: false,
  filters: [],
};

/** Calls that write. Without a test account, only their preflights are sent. */
export const writes = ({ flags }: Config): readonly Call[] => [
  SIGN_IN,
  SIGN_OUT,
  user('register', { captchas: ['captcha'] }),
  user('forgotPassword', { captchas: ['captcha'] }),
  RESET_PASSWORD,
  UPDATE_USER,
  SAVE,
  UNSAVE,
  user('subscribe', { captchas: ['captcha'] }),
  user('unsubscribe'),
  call('forms', 'sendMessage', { captchas: ['captcha'] }),
  ...(flags.otp
    ? [
        call('forms', 'sendCode', { captchas: ['captcha', 'invisibleCaptcha'] }),
        call('forms', 'sendMessageWithCode', { captchas: ['invisibleCaptcha'] }),
      ]
    : []),
  call('forms', 'sendQuizAnswer'),
  call('links', 'shorten'),
];
