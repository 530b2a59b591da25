/** Everything an integrator can set. The defaults are also the declaration: a value must be of its default's type. What only one room reads has its defaults there. */
export interface Config {
  /** The page's `lang` unless set. */
  readonly language: string;
  readonly mode: 'live' | 'edit' | 'preview';
  /** Whether only `inlay-` names are ours, for pages where `data-module` belongs to someone else. */
  readonly prefixed: boolean;
  /** Whether widgets mount in edit mode; notes for the editor show either way. */
  readonly editWidgets: boolean;
  /** Where the chunks are; beside the loader unless set. */
  readonly base: string;
  /** Bases of the services, absolute or relative to the page. */
  readonly services: Readonly<Record<'user' | 'forms' | 'content' | 'search' | 'captcha' | 'geo' | 'video' | 'audioOembed' | 'cerosOembed', string>>;
  /**
   * Account and public policy key that films are looked up with. `player` is the address of the
   * platform's own player script, for films that must play in that one.
   */
  readonly video: Readonly<Record<'account' | 'policyKey' | 'player', string>>;
  /** Where embedded pages and media files come from: addresses with `{id}` for what the editor gives; see `src/features/editorial/embed`. Frames of other origins are refused. */
  readonly embeds: Readonly<Partial<Record<'ceros' | 'flourish' | 'audio' | 'bespoke' | 'media', string>>>;
  /** Provider → group of the consent tool that covers it, C0004 unless set, or `none` where nobody need be asked. */
  readonly consentGroups: Readonly<Partial<Record<string, string>>>;
  /** Origins beside the page's own that flows may lead to. */
  readonly allowedOrigins: readonly string[];
  /** Origins that may frame credential fields. */
  readonly frameOrigins: readonly string[];
  /** Widgets of third parties: name → address of a module whose default export is a widget, or a function that makes one. */
  readonly modules: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<'home' | 'signIn' | 'signInPrompt' | 'signUp' | 'confirm' | 'forgotPassword' | 'profile' | 'subscriptions' | 'savedArticles' | 'privacy' | 'search', string>>;
  readonly cookies: Readonly<Record<'accessToken' | 'refreshToken' | 'premium' | 'practice' | 'reLogin' | 'subscriptions' | 'redirect', string>>;
  readonly clientId: string;
  /** `provider` is altcha, recaptcha, hcaptcha, turnstile or none. */
  readonly captcha: Readonly<{ provider: string; siteKey?: string }>;
  /** Identity providers that visitors may sign in with: name in the service → what visitors call it. */
  readonly socialLogins: Readonly<Record<string, string>>;
  /** The page's article, for saving, rating and gating. */
  readonly page: Readonly<{ contentId?: string; practiceCode?: string; accessStatus?: string; title?: string }>;
  /** Events that an address may publish through the published-event route. */
  readonly linkEvents: readonly string[];
  /** Paths below which plain links to PDF files are left alone, since something else protects them. */
  readonly protectedPaths: readonly string[];
  /** Practices whose readers never meet the wall. */
  readonly defaultPractices: readonly string[];
  /** Error code → dictionary key, over the built-in table. */
  readonly errorTexts: Readonly<Record<string, string>>;
  /** In seconds. */
  readonly confirmationDelay: number;
  /** `passkeys` offers them wherever somebody signs in; `webVitals` publishes how fast each visit was. */
  readonly flags: Readonly<Record<string, boolean>>;
}

export const DEFAULTS: Config = {
  language: '',
  mode: 'live',
  prefixed: false,
  editWidgets: true,
  base: '',
  services: {
    user: '/services/user',
    forms: '/services/forms',
    content: '/services/content',
    search: '/services/search',
    captcha: '/services/captcha',
    geo: '/services/geo',
    video: '/services/video',
    audioOembed: '/services/audio/oembed?url=',
    cerosOembed: 'https://view.ceros.com/oembed?url=',
  },
  video: { account: '', policyKey: '', player: '' },
  embeds: {},
  consentGroups: {},
  allowedOrigins: [],
  frameOrigins: [],
  modules: {},
  pages: {
    home: '/',
    signIn: '/account/sign-in',
    signInPrompt: '#/signin-prompt',
    signUp: '/account/sign-up',
    confirm: '/account/confirm',
    forgotPassword: '/account/forgot-password',
    profile: '/account/profile',
    subscriptions: '/account/subscriptions',
    savedArticles: '/account/saved-articles',
    privacy: '/privacy-policy',
    search: '/search',
  },
  cookies: {
    accessToken: 'inlay_access',
    refreshToken: 'inlay_refresh',
    premium: 'inlay_premium',
    practice: 'inlay_practice',
    reLogin: 'inlay_relogin',
    subscriptions: 'inlay_subscriptions',
    redirect: 'inlay_redirect',
  },
  clientId: 'Dotcom',
  captcha: { provider: 'altcha' },
  socialLogins: {},
  page: {},
  linkEvents: [],
  protectedPaths: [],
  defaultPractices: [],
  errorTexts: {},
  confirmationDelay: 5,
  flags: {},
};

/** Whoever can write into the body must not choose where tokens and visitors go, or what an address sets off. */
export const ADDRESS_KEYS: readonly string[] = ['base', 'services', 'video', 'embeds', 'consentGroups', 'allowedOrigins', 'frameOrigins', 'modules', 'pages', 'cookies', 'captcha', 'linkEvents'];
