/**
 * Everything an integrator can set. The defaults are also the declaration: a value must be of its default's type.
 * docs/configuration.md is written from this file by build/configuration-docs.mjs.
 */
export interface Config {
  /** The page's `lang` unless set. */
  readonly language: string;
  /** `edit` shows notes and a toolbar to editors; in `edit` and `preview` nothing of the page is measured or redirected. */
  readonly mode: 'live' | 'edit' | 'preview';
  /** Whether only `inlay-` names are ours, for pages where `data-module` belongs to someone else. */
  readonly prefixed: boolean;
  /** Whether widgets mount in edit mode; notes for the editor show either way. */
  readonly editWidgets: boolean;
  /** URL of a catalogue of the modules, such as `/catalogue`. Notes for the editor link to `/NAME` below it. */
  readonly catalogue: string;
  /** The base URL of the chunks; the loader's folder unless set. */
  readonly base: string;
  /** Base URLs of the services, absolute or relative to the page. */
  readonly services: Services;
  /** Feeds that lists offer to subscribe to. They take the parameters of the address of the page; with `""` nothing is offered. */
  readonly feeds: Feeds;
  /**
   * Files and feeds that lists show: name → address. `data-source="NAME"` of a module then reads the one of that name. See
   * docs/sources.md.
   */
  readonly sources: Readonly<Record<string, string>>;
  /** The platform that hosts the videos. */
  readonly video: Video;
  /**
   * URLs of embedded pages and media files, with `{id}` for the editor's value. Frames of other origins are blocked.
   */
  readonly embeds: Embeds;
  /**
   * Provider (`video`, `audio`, `ceros`, `flourish`, `bespoke`; of pasted embed codes also `youtube`, `vimeo`,
   * `brightcove`, `soundcloud`, `spotify`, `datawrapper`, and `embed` for `embeds.frames`) → group of the consent tool
   * that covers it, C0004 unless set, or `none` if it needs no consent; `captcha`, for a third-party captcha, is `none`
   * unless set.
   */
  readonly consentGroups: Readonly<Partial<Record<string, string>>>;
  /** The consent tool of the page. Embeds, tags, analytics and captchas respect its decisions. */
  readonly consent: Consent;
  /** Third parties' scripts: name → an object with `src`, `group`, `when` and `attributes`. See docs/page-services.md. */
  readonly tags: Readonly<Record<string, Tag>>;
  /** Reports what visitors do. */
  readonly analytics: Analytics;
  /** Metadata for search engines and other sites, added where the server rendered none. */
  readonly metadata: Metadata;
  /** Elements around the content of every page, added where the host has none. */
  readonly shell: Shell;
  /** Origins to which flows may redirect, besides the page's own. */
  readonly allowedOrigins: readonly string[];
  /** Origins that may frame credential fields. */
  readonly frameOrigins: readonly string[];
  /**
   * Widgets of third parties: name → URL of a module whose default export is a widget, or a function that creates one.
   */
  readonly modules: Readonly<Record<string, string>>;
  /** URLs of the host's own pages that widgets link to. */
  readonly pages: Pages;
  /** How the account service identifies the visitor, and the settings of cookies. */
  readonly session: SessionConfig;
  /** Rules for accounts: lengths, passwords and codes. The defaults are those of the reference services. */
  readonly policy: Policy;
  /**
   * Names of the cookies. `jobToken` belongs to another system, for job applications; if it is set, it is deleted when
   * the visitor signs out.
   */
  readonly cookies: Cookies;
  /** The id of this site at the account service. */
  readonly clientId: string;
  /** The captcha of forms. */
  readonly captcha: Captcha;
  /** Identity providers that visitors may sign in with: name in the service → label. */
  readonly socialLogins: Readonly<Record<string, string>>;
  /**
   * Provider of `socialLogins` → URL of its icon, 20 pixels wide. `Google`, `Microsoft`, `Apple`, `LinkedIn` and `GitHub`
   * have icons already.
   */
  readonly socialIcons: Readonly<Record<string, string>>;
  /**
   * Domain of e-mail addresses → provider of `socialLogins` that its visitors sign in with, with `flags.emailFirst`.
   */
  readonly providerDomains: Readonly<Record<string, string>>;
  /** The page's article, for saving, rating and gating. */
  readonly page: PageSubject;
  /** Query parameters of the site's URLs. */
  readonly parameters: UrlParameters;
  /** Events that a URL may publish through the published-event route. */
  readonly linkEvents: readonly string[];
  /** Paths below which plain links to PDF files are left alone, since something else protects them. */
  readonly protectedPaths: readonly string[];
  /** How links to articles and profiles stay within the site of an office. */
  readonly links: OfficeLinks;
  /** The links to share a page. */
  readonly share: Share;
  /**
   * Code of the alert for registrations at the wall or beside an article, with `{practice}` for the practice:
   * `alert-{practice}`. With `""`, only the codes of the placeholder are subscribed.
   */
  readonly practiceSubscription: string;
  /** Practices on whose pages signed-in readers meet no wall, whatever they subscribe to. */
  readonly defaultPractices: readonly string[];
  /** Visitors for whom the registration wall is open. Without rules, every anonymous visitor meets it. */
  readonly wall: WallRules;
  /** Error code → dictionary key, over the built-in table. */
  readonly errorTexts: Readonly<Record<string, string>>;
  /** How long the confirmation page waits before it redirects, in seconds. */
  readonly confirmationDelay: number;
  /** Switches for optional behaviour. */
  readonly flags: Flags;
}

/** A base URL, or an object for a service with its own paths and names. */
export type Service = string | ServiceNames;

export interface Services {
  /** Accounts: sign-in, registration, profile, subscriptions, saved articles. */
  readonly user: Service;
  /** The contact form. */
  readonly forms: Service;
  /** The dictionary that overrides single texts; with `""` the built-in texts are used and nothing is fetched. */
  readonly content: Service;
  /** Search, its suggestions and facets. */
  readonly search: Service;
  /** Open positions: search, suggestions, and everything they can be filtered by. */
  readonly jobs: Service;
  /** Searches for jobs instead of `jobs`, if `flags.externalizedServices` is on. */
  readonly externalSearch: Service;
  /** People of the firm, for lists that load page by page. */
  readonly people: Service;
  /** Universities that match the typed text. */
  readonly universities: Service;
  /** Challenges of the captcha `altcha`. */
  readonly captcha: Service;
  /** The visitor's country. */
  readonly geo: Service;
  /** Videos, with their captions. */
  readonly video: Service;
  /** Lists of videos. Requests include the user's access token, since some videos are not public. */
  readonly gallery: Service;
  /** Events, the grid of articles, and blogs. Requests for entries that may not be public include the user's access token. */
  readonly articles: Service;
  /** Creates short URLs for sharing; with `""` the long ones are shared. */
  readonly links: Service;
  /** oEmbed of sounds; the URL of the sound is appended. */
  readonly audioOembed: Service;
  /** oEmbed of Ceros experiences; the URL of the experience is appended. */
  readonly cerosOembed: Service;
  /** oEmbed of any other page that `embeds.frames` allows; its URL is appended. */
  readonly oembed: Service;
}

/** URLs, absolute or relative to the page. */
export interface Feeds {
  /** Events as iCalendar: `events-list` and `events-calendar`. */
  readonly events: string;
  /** Open positions as Atom: `job-search`. */
  readonly jobs: string;
}

/** Names of a service that differ; the others stay. A name with dots is nested. See "Calls" in docs/configuration.md. */
export interface ServiceNames {
  /**
   * The name of a ready-made configuration for a well-known product. Your own settings override it. See docs/presets.md.
   */
  readonly preset?: string;
  /** Values of your installation that the preset needs, such as `{"index": "pages"}`. */
  readonly options?: Readonly<Record<string, string>>;
  /** The URL that paths are appended to. */
  readonly base?: string;
  /** Call → path, with its method in front if it differs: `"updateUser": "PUT /me"`. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Call → field of the body or parameter of the query → its name in the request: `{"signIn": {"username": "login"}}`. A header with an empty name (`""`) is not sent. */
  readonly request?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Response → field → its name: `{"user": {"title": "jobTitle"}, "titles": {"titles[].id": "key"}}`. The field `""` is
   * where the whole content is. The first of several names that the response has: `"summary|text"`. A number is a
   * position in a list: `"texts.0"`, and `*` the first item that has the rest: `"nodes.*.messages.0.id"`.
   */
  readonly response?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Header → its name. One with `""` is not sent. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Header → value, sent with every call. Visitors can read it, so it must not be a secret. */
  readonly fixedHeaders?: Readonly<Record<string, string>>;
  /** Call → field → value → the value to send instead: `{"pages": {"sort": {"date": "date:desc"}}}`. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string | number>>>>>>;
  /**
   * Call → everything that it sends, with `{field}` for the values of the call: `{"pages": {"query": {"match":
   * {"text": "{q}"}}, "from": "{start-1}"}}`. A member whose values are all empty is not sent. Replaces `request`.
   */
  readonly templates?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /**
   * Call → a request before it, whose response has values for `templates`, `paths` and `fixedHeaders`:
   * `{"signIn": {"path": "/flow", "values": {"flow": "id"}}}`. The entry `""` runs before every call that writes.
   */
  readonly before?: Readonly<Record<string, PreparingCall>>;
  /**
   * Call → values of its response that later calls have: `{"signIn": {"logoutToken": "logout_token"}}`. Scripts of the page
   * can read them, so they must not be secrets.
   */
  readonly remembers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * An error of the service, by the `type` of its problem+json, its code or its status → our code, alone or with the
   * invalid field: `{"EMAIL_TAKEN": {"code": 1002, "field": "email"}, "423": 2003}`. `"signIn 400"` applies to that
   * call only.
   */
  readonly errors?: Readonly<Record<string, number | { readonly code: number; readonly field?: string }>>;
  /** How a parameter with several values is sent: `repeated`, the default, or `commas` between them. */
  readonly lists?: 'repeated' | 'commas';
  /** How dates are sent: as ISO texts, or with `seconds` or `milliseconds` as numbers since 1970. Responses may have any of these forms. */
  readonly dates?: 'seconds' | 'milliseconds';
}

export interface PreparingCall {
  /** URL of the request; with its method in front, if that is not `GET`. */
  readonly path: string;
  /** Everything that it sends, as in `templates`. */
  readonly sends?: Readonly<Record<string, unknown>>;
  /** Name → where it is in the response. `""` is the whole response, and `list[name=x].value` one item of a list. */
  readonly values: Readonly<Record<string, string>>;
  /** Status of the call if the response has none of the values: it is not sent then, such as `401` where no user is signed in. */
  readonly otherwise?: number;
}

export interface Pages {
  /** Where visitors go if no other page is known, such as after a sign-in. */
  readonly home: string;
  /** The page with `sign-in`. */
  readonly signIn: string;
  /** Where visitors are asked to sign in. `#/signin-prompt` is a dialog of `auth-router` on the same page. */
  readonly signInPrompt: string;
  /** The page with `registration` or `sign-up`. */
  readonly signUp: string;
  /** The page with `registration-confirmation`, which follows a registration. */
  readonly confirm: string;
  /** The page with `forgot-password`. */
  readonly forgotPassword: string;
  /** The page with `edit-profile`. It requires sign-in. */
  readonly profile: string;
  /** The page with `edit-subscriptions`. It requires sign-in. */
  readonly subscriptions: string;
  /** The page with `saved-articles`. It requires sign-in. */
  readonly savedArticles: string;
  /** The privacy notice. */
  readonly privacy: string;
  /** The page with the results of `site-search`. */
  readonly search: string;
  /** The page with `job-search`. */
  readonly searchJobs: string;
  /** Where `job-detail` leads if there is no such position. */
  readonly notFound: string;
}

export interface Cookies {
  /** In mode `tokens`. */
  readonly accessToken: string;
  /** In mode `tokens`. */
  readonly refreshToken: string;
  /** `1` if the user has `isPremiumUser`. */
  readonly premium: string;
  /** `1` if the user has `practiceUser`. */
  readonly practice: string;
  /** `1` if the user has `reLoginRequiredForSensitiveData`. */
  readonly reLogin: string;
  /** The codes of the user's newsletters. */
  readonly subscriptions: string;
  /** The page to return to after a sign-in. */
  readonly redirect: string;
  /** The decision in the built-in consent tool. */
  readonly consent: string;
  /** The counter of free articles, with `flags.metering`. */
  readonly meter: string;
  /** The campaign of the visit, with `flags.cidCookie`. */
  readonly cid: string;
  /** The session of the system for job applications. With `""`, none is deleted. */
  readonly jobToken: string;
}

export interface SessionConfig {
  /**
   * `tokens`: an access and a refresh token, a JWT or any other text. `cookie`: a cookie of the host that scripts
   * cannot read. The call `session` then returns the visitor.
   */
  readonly mode: string;
  /** In mode `cookie`: the readable cookie whose value goes into the header `csrf` of every call that writes. */
  readonly csrfCookie: string;
  /** Domain of our cookies; `example.com` shares a session among its sub-domains. */
  readonly domain: string;
  /** Of our cookies. */
  readonly path: string;
  /** Of our cookies: `lax`, `strict` or `none`. */
  readonly sameSite: string;
  /** Of our cookies, in days. */
  readonly days: number;
  /**
   * After sign-out, the browser opens the identity provider of the session, which can end its own session too, and then
   * returns to this page. The call `signOut` sends `returnUrl`, and its response contains `data.provider` and
   * `data.url`.
   */
  readonly providerSignOut: boolean;
}

export interface Policy {
  /**
   * How a registration without a session in its response is confirmed: by the `code` in an e-mail (the default), or by
   * its `link` alone. A response may say otherwise.
   */
  readonly confirmation?: string;
  /** In characters; 10 unless set. */
  readonly minPasswordLength?: number;
  /** In characters; 128 unless set. */
  readonly maxPasswordLength?: number;
  /** A pattern that a password must match, in place of "a letter, and a digit or symbol". Set `passwordHint` with it. */
  readonly passwordPattern?: string;
  /** The requirement of `passwordPattern` in the language of the page, such as `an upper-case letter`. Visitors read it below the field. */
  readonly passwordHint?: string;
  /** Digits of a code in an e-mail; 6 unless set. */
  readonly codeLength?: number;
  /** In characters; 254 unless set. */
  readonly maxEmailLength?: number;
  /** Of a first or last name, in characters; 60 unless set. */
  readonly maxNameLength?: number;
  /** In characters; 100 unless set. */
  readonly maxCompanyLength?: number;
  /** Between two e-mails with a code, in seconds; 30 unless set. */
  readonly resendWait?: number;
  /** Time limit of a call, and of a widget's preparation before it mounts, in milliseconds. Default 10 000. */
  readonly timeout?: number;
}

export interface Video {
  /** The account of the videos. */
  readonly account: string;
  /** Public policy key of the account. */
  readonly policyKey: string;
  /** URL of the platform's player script, for videos that need it. */
  readonly player: string;
}

export interface Embeds {
  /** Ceros experiences. */
  readonly ceros?: string;
  /** Flourish visualisations. */
  readonly flourish?: string;
  /** Hosted sounds. */
  readonly audio?: string;
  /** The folder of bespoke interactives. */
  readonly bespoke?: string;
  /** Media files. */
  readonly media?: string;
  /** Origins of further pages that pasted embed codes may show, separated by blanks. */
  readonly frames?: string;
  /**
   * Script of Ceros that reports the scroll position to an experience. Default: `scroll-proxy.min.js` of its host. None
   * with `""`.
   */
  readonly cerosScript?: string;
}

export interface Consent {
  /**
   * `onetrust`, `tcf`, `klaro` or `cookieconsent`. `built-in` shows Inlay's own banner. With `""` the page publishes
   * `consent-changed`, or nothing is granted.
   */
  readonly tool: string;
  /** The categories that the built-in tool offers, of `C0002`, `C0003`, `C0004` and `C0005`. */
  readonly groups: readonly string[];
  /** A new value makes the built-in tool ask all visitors again. Change it if the consent must cover something new. */
  readonly version: string;
  /** How long the built-in tool stores a decision, in days; 365 at most. */
  readonly days: number;
  /** Category or service of Klaro and cookieconsent → group, if its name does not match one. */
  readonly categories: Readonly<Record<string, string>>;
  /** Group → names of cookies and keys of localStorage to delete when it is withdrawn, with `*` for any characters. */
  readonly cookies: Readonly<Record<string, readonly string[]>>;
  /** Sets Google Consent Mode v2: all types denied by default, updated on every change. */
  readonly googleMode: boolean;
  /** In an app's own browser: everything is granted until the visitor has decided. */
  readonly appMode: boolean;
  /** In California, visitors may allow advertising; elsewhere it is always off. */
  readonly choiceInCalifornia: boolean;
}

export interface Tag {
  /** URL of the script. */
  readonly src: string;
  /** Group that must be granted; `none` for a script that needs no consent. */
  readonly group: string;
  /**
   * `consent`: as soon as it is granted; `idle`: then, when the browser is idle; `interaction`: then, at the first
   * click, touch or key.
   */
  readonly when?: string;
  /** Further attributes of its element. */
  readonly attributes?: Readonly<Record<string, string>>;
}

export interface Analytics {
  /** Name of the page's global: a list such as `dataLayer`, or a function that takes one object. With `""` nothing is reported. */
  readonly target: string;
  /** Group that must be granted. Earlier events are queued, and dropped when it is refused. */
  readonly group: string;
  /** Events of the channel that are reported beside `analytics`. */
  readonly events: readonly string[];
  /** Data of the page for the event `page`. */
  readonly page: Readonly<Record<string, unknown>>;
}

export interface Metadata {
  /** Name of the firm, which ends every title. With `""` the server's title stays unchanged. */
  readonly firm: string;
  /** Between title and firm. */
  readonly separator: string;
  /** Source of an article in the publishing system → its full name. */
  readonly sources: Readonly<Record<string, string>>;
  /** CSS selector of the breadcrumb links. */
  readonly breadcrumbs: string;
  /** Data of the firm in addition to its name: `url`, `logo` and `profiles`. */
  readonly organisation: Readonly<Record<string, unknown>>;
  /** The subject of the page, with the members of `Subject`. It extends `page` and `analytics.page`. */
  readonly subject: Readonly<Record<string, unknown>>;
}

export interface Shell {
  /** The parts to add: `language`, `skip-link`, `live-region`, `fonts`, `header`, `footer`. */
  readonly parts: readonly string[];
  /** CSS selector of the header. It has `data-inlay-header="over"` while it overlaps a hero. */
  readonly header: string;
  /** URLs of fonts that Japanese pages preload. */
  readonly fonts: readonly string[];
  /** The footer of this page: `global`, `careers`, `alumni`, or another of `footers`. */
  readonly footer: string;
  /** Footer → label → URL of its links. */
  readonly footers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface OfficeLinks {
  /** Path of the office's site, such as `/de`; with `""` links are not changed. */
  readonly office: string;
  /** Folder of articles in the publishing system. */
  readonly articles: string;
  /** Folder of profiles in the publishing system. */
  readonly profiles: string;
  /** Folder of articles within the office's site; `our-insights`, or `publikationen` on German pages, unless set. */
  readonly articleBase: string;
  /** Folder of profiles within the office's site. */
  readonly profileBase: string;
}

export interface Share {
  /**
   * Ways to share, in this order: `linkedin`, `x`, `facebook`, `whatsapp`, `bluesky`, `threads`, `mastodon`, `mail`,
   * `copy`. The device's own share sheet comes first if there is one.
   */
  readonly networks: readonly string[];
  /**
   * `linkedin`, `x`, `facebook`, `mail` → the campaign in the shared URL's `cid`: `soc-web-li`, `soc-web-x`,
   * `soc-web-fb` and `eml-web` unless set, none with `""`. `whatsapp`, `bluesky`, `threads` and `mastodon` have none
   * unless set.
   */
  readonly cid: Readonly<Partial<Record<string, string>>>;
  /** Sent to `services.links` as a bearer token. Every visitor can read it, so it is better added by your own proxy. */
  readonly key: string;
  /** A part of your app's user agent. Pages in the app have no share links, as with `flags.app`. */
  readonly appAgent: string;
}

export interface Captcha {
  /** `altcha`, `recaptcha`, `hcaptcha`, `turnstile` or `none`. */
  readonly provider: string;
  /** Public key of the site at its provider. */
  readonly siteKey?: string;
}

export interface PageSubject {
  /** The id of the article, under which it is saved, rated and counted. */
  readonly contentId?: string;
  /** The practice of the page, for the wall and its newsletter. */
  readonly practiceCode?: string;
  /** `registered users only` for a gated article. */
  readonly accessStatus?: string;
  /** That of the document unless set. */
  readonly title?: string;
}

export interface WallRules {
  /**
   * Paths, such as `/insights`: the wall appears on their pages and on those below them, if these have the identifying
   * parameters of the section too. With `[]` it appears on every page that has it.
   */
  readonly sections: readonly string[];
  /** Hosts, such as `news.google.com` or `*.example.org`. The page that a visitor opens from one of them has no wall. */
  readonly openReferrers: readonly string[];
  /** The number of visits without the wall. A visit ends 30 minutes after its last page that has a wall. */
  readonly openVisits: number;
  /** Code of a newsletter that opens the wall. The wall offers it to anonymous visitors. */
  readonly newsletter: string;
}

export interface UrlParameters {
  /**
   * The query parameters that identify a page: `["p"]` if `/?p=12` is a page, `[]` if every page has its own path.
   * `["*"]` means all, except tracking parameters, secrets, and those of Inlay's own links.
   */
  readonly identifying: readonly string[];
  /**
   * A parameter of lists and search → its name on this site, if the server uses ours for something else: `{"page":
   * "list-page", "q": "s"}`.
   */
  readonly names: Readonly<Record<string, string>>;
}

export interface Flags {
  /** An expired session is not renewed with its refresh token: the host renews sessions itself. */
  readonly alternateLogin: boolean;
  /** The page is shown inside the publisher's own app, which has its own share button. */
  readonly app: boolean;
  /** Articles get structured data from `metadata`. */
  readonly articleSeoSchema: boolean;
  /**
   * Saves the campaign of a URL (`cid`) in the cookie `cookies.cid` for `session.days`, and sends it with later
   * registrations, subscriptions and profile changes. Requires consent to `analytics.group`.
   */
  readonly cidCookie: boolean;
  /** Sign-in forms ask for the e-mail address first. The password, and a code if `mailedCode` is on, follow. */
  readonly emailFirst: boolean;
  /** The contact form of a person rejects e-mail addresses of forbidden domains before it is sent. */
  readonly emailDomainCheck: boolean;
  /** Jobs are searched at `services.externalSearch`. */
  readonly externalizedServices: boolean;
  /**
   * Where the links of `socialLogins` are, the browser offers the accounts of one provider in its own dialog (FedCM), to
   * visitors who are signed in there. The service has `fedCmOptions` and `fedCmSignIn`.
   */
  readonly fedCm: boolean;
  /** Plain links to PDF files of the page require a registration; see `protectedPaths`. */
  readonly gatedFiles: boolean;
  /**
   * `job-search` offers new positions by e-mail. `user.subscribe` then receives codes such as
   * `job-alert?lang=en&cities=Oslo`, which are the search of the visitor.
   */
  readonly jobAlerts: boolean;
  /** Every sign-in form offers a code by e-mail. The service has `requestMailedCode` and `signInByMailedCode`. */
  readonly mailedCode: boolean;
  /** The wall lets visitors read some articles per month; the account service sets the number. */
  readonly metering: boolean;
  /** The contact form of a person requires a one-time code, sent by e-mail. */
  readonly otp: boolean;
  /** Every sign-in form offers passkeys. */
  readonly passkeys: boolean;
  /** If the service of a list fails, the server-rendered items stay, without a message. */
  readonly quietFailures: boolean;
  /**
   * Answers of a quiz include a captcha token, of the action `quiz_submit`, in the header that `captcha` names:
   * `CaptchaKey` unless set.
   */
  readonly quizCaptcha: boolean;
  /** The second step of a sign-in offers to remember this device. The service reads `remember`. */
  readonly rememberSecondFactor: boolean;
  /** The second step of a sign-in helps visitors who cannot use their codes: the service has `beginSecondFactorReset`. */
  readonly resetSecondFactor: boolean;
  /** After a registration, the visitor returns to the original page without a confirmation page. */
  readonly returnToSource: boolean;
  /** The keys `/` and Ctrl+K (⌘K) move the focus to the first search field of the page, except while the visitor types. */
  readonly searchShortcut: boolean;
  /** The search keeps its last result pages for the way back. */
  readonly searchCache: boolean;
  /** Plain links to gated files open the viewer (`#/view-file/…`) instead of the download. */
  readonly secureAssets: boolean;
  /** Visitors may link their account to the providers of `socialLogins`. */
  readonly sso: boolean;
  /** Publishes one `web-vitals` event for each of LCP, INP, CLS, FCP and TTFB. */
  readonly webVitals: boolean;
}

export const DEFAULTS: Config = {
  language: '',
  mode: 'live',
  prefixed: false,
  editWidgets: true,
  catalogue: '',
  base: '',
  services: {
    user: '/services/user',
    forms: '/services/forms',
    content: '/services/content',
    search: '/services/search',
    jobs: '/services/jobs',
    externalSearch: '',
    people: '/services/people',
    universities: '/services/universities',
    captcha: '/services/captcha',
    geo: '/services/geo',
    video: '/services/video',
    gallery: '/services/video',
    articles: '/services/articles',
    links: '',
    audioOembed: '/services/audio/oembed?url=',
    cerosOembed: 'https://view.ceros.com/oembed?url=',
    oembed: '',
  },
  feeds: { events: '', jobs: '' },
  sources: {},
  video: { account: '', policyKey: '', player: '' },
  embeds: {},
  consentGroups: {},
  consent: {
    tool: '',
    groups: ['C0002', 'C0004'],
    version: '1',
    days: 180,
    categories: {},
    cookies: { C0002: ['_ga*', '_gid', '_gat*'], C0004: ['_gcl_*', '_fbp', '_uet*'] },
    googleMode: false,
    appMode: false,
    choiceInCalifornia: false,
  },
  tags: {},
  analytics: { target: '', group: 'C0002', events: [], page: {} },
  metadata: {
    firm: '',
    separator: ' | ',
    sources: {},
    breadcrumbs: '[aria-label="Breadcrumb" i]',
    organisation: {},
    subject: {},
  },
  shell: { parts: [], header: 'header', fonts: [], footer: 'global', footers: {} },
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
    searchJobs: '/careers/search-jobs',
    notFound: '/404',
  },
  session: {
    mode: 'tokens',
    csrfCookie: 'csrf_token',
    domain: '',
    path: '/',
    sameSite: 'lax',
    days: 30,
    providerSignOut: false,
  },
  policy: {},
  cookies: {
    accessToken: 'inlay_access',
    refreshToken: 'inlay_refresh',
    premium: 'inlay_premium',
    practice: 'inlay_practice',
    reLogin: 'inlay_relogin',
    subscriptions: 'inlay_subscriptions',
    redirect: 'inlay_redirect',
    consent: 'inlay_consent',
    meter: 'inlay_meter',
    cid: 'inlay_cid',
    jobToken: '',
  },
  clientId: 'Dotcom',
  captcha: { provider: 'altcha' },
  socialLogins: {},
  socialIcons: {},
  providerDomains: {},
  page: {},
  parameters: { identifying: ['*'], names: {} },
  linkEvents: [],
  protectedPaths: [],
  links: { office: '', articles: '/insights', profiles: '/people', articleBase: '', profileBase: 'our-people' },
  share: { networks: ['linkedin', 'x', 'facebook', 'mail', 'copy'], cid: {}, key: '', appAgent: '' },
  practiceSubscription: '',
  defaultPractices: [],
  wall: { sections: [], openReferrers: [], openVisits: 0, newsletter: '' },
  errorTexts: {},
  confirmationDelay: 5,
  flags: {
    alternateLogin: false,
    app: false,
    articleSeoSchema: true,
    cidCookie: false,
    emailDomainCheck: false,
    emailFirst: false,
    externalizedServices: false,
    fedCm: false,
    gatedFiles: false,
    jobAlerts: false,
    mailedCode: false,
    metering: false,
    otp: false,
    passkeys: false,
    quietFailures: false,
    quizCaptcha: false,
    rememberSecondFactor: false,
    resetSecondFactor: false,
    returnToSource: false,
    searchCache: true,
    searchShortcut: false,
    secureAssets: false,
    sso: false,
    webVitals: false,
  },
};

/**
 * Members that an object accepts in addition to its defaults. Objects without defaults and without an entry here accept
 * any name.
 */
export const MEMBERS: Partial<Record<keyof Config, readonly string[]>> = {
  embeds: ['ceros', 'flourish', 'audio', 'bespoke', 'media', 'frames', 'cerosScript'],
  captcha: ['provider', 'siteKey'],
  page: ['contentId', 'practiceCode', 'accessStatus', 'title'],
  policy: [
    'confirmation',
    'minPasswordLength',
    'maxPasswordLength',
    'passwordPattern',
    'passwordHint',
    'codeLength',
    'maxEmailLength',
    'maxNameLength',
    'maxCompanyLength',
    'resendWait',
    'timeout',
  ],
};

/** The type of members without a default, by an example: text unless listed here. */
const MEMBER_TYPES: Partial<Record<keyof Config, unknown>> = { tags: {}, policy: 0 };

/** The members of `policy` that are texts. */
const POLICY_TEXTS = ['confirmation', 'passwordPattern', 'passwordHint'];

/** A value of the type that a member must have. */
export function exampleOf(key: keyof Config, member: string): unknown {
  const standards = DEFAULTS[key] as object;
  if (Object.hasOwn(standards, member)) return Reflect.get(standards, member);
  return POLICY_TEXTS.includes(member) ? '' : (MEMBER_TYPES[key] ?? '');
}

/** Keys and members that take one of a few values. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  mode: ['live', 'edit', 'preview'],
  'session.mode': ['tokens', 'cookie'],
  'session.sameSite': ['lax', 'strict', 'none'],
  'consent.tool': ['onetrust', 'tcf', 'klaro', 'cookieconsent', 'built-in', ''],
  'policy.confirmation': ['code', 'link'],
  'captcha.provider': ['altcha', 'recaptcha', 'hcaptcha', 'turnstile', 'none'],
};

/** Keys whose value, or members, must be URLs. */
export const ADDRESS_KEYS: readonly string[] = ['base', 'services', 'feeds', 'sources', 'modules', 'pages'];

/**
 * Scripts, or authors who can write into the body, must not change where tokens and visitors are sent, or which
 * parameters a URL publishes.
 */
export const TRUSTED_KEYS: readonly string[] = [
  'mode',
  'base',
  'services',
  'feeds',
  'sources',
  'video',
  'embeds',
  'consentGroups',
  'consent',
  'tags',
  'analytics',
  'metadata',
  'shell',
  'links',
  'share',
  'allowedOrigins',
  'frameOrigins',
  'modules',
  'pages',
  'session',
  'policy',
  'cookies',
  'captcha',
  'parameters',
  'linkEvents',
];
