import { socialProviders, videoAccount } from '../services/index.ts';
import { localPath } from './paths.ts';
import { feedAddresses } from './parts/feeds.ts';
import { hasPasskeys } from './reached-at.ts';
import type { View } from './site.ts';
import { theme } from './theme.ts';

/** The article of the page; see `Page.subject`. */
export interface Subject {
  contentId: string;
  title: string;
  practiceCode?: string;
  accessStatus?: 'registered users only' | 'open';
}

/** The part of a page's configuration that differs from others. */
export interface PageSettings {
  subject?: Subject | undefined;
  /** Structured data by Inlay, because this server adds none; see `metadata` in docs/page-services.md. */
  about?: object | undefined;
  /** Whether it has the banner of the built-in consent tool. */
  hasConsentBanner?: boolean | undefined;
  /** Whether it has consent, tags and analytics, also where the site has none. */
  hasPageServices?: boolean | undefined;
  /** Whether its wall is metered. */
  isMetered?: boolean | undefined;
}

/** The shared settings of pages with Inlay's metadata; see `Page.about`. */
function metadata({ site, texts }: View, about: object): object {
  const home = `${site.addresses.site}/`;
  return {
    firm: texts.firm,
    breadcrumbs: '.breadcrumbs',
    organisation: { url: home, logo: `${site.addresses.site}${theme.icon.href}` },
    subject: about,
  };
}

/** A tag manager's list, and a tag that stores and sends nothing; `/demo/data-layer` shows both. */
function pageServices(stage: string): object {
  return {
    consent: { tool: 'built-in', googleMode: true },
    tags: { 'stand-in': { src: `${stage}/tag.js`, group: 'C0004', when: 'idle' } },
    analytics: {
      target: 'dataLayer',
      events: ['signed-in', 'signed-out', 'form-submitted', 'subscription-added', 'quiz-completed'],
    },
  };
}

/** The content of `<script data-inlay-config>`: the reference services and the account pages of this site. */
export function configuration(
  view: View,
  { subject, about, hasConsentBanner, hasPageServices, isMetered = false }: PageSettings = {},
): object {
  const { site, language } = view;
  const service = (name: string) => `${site.addresses.site}/services/${name}`;
  // The local copies of third parties are on another origin, like the originals.
  const stage = `${site.addresses.microsite}/stage`;
  const page = (path: string) => localPath(language, path);
  return {
    catalogue: '/catalogue',
    services: {
      user: service('user'),
      forms: service('forms'),
      content: service('content'),
      search: service('search'),
      jobs: service('jobs'),
      people: service('people'),
      universities: service('universities'),
      captcha: service('captcha'),
      geo: service('geo'),
      video: service('video'),
      gallery: service('video'),
      articles: service('articles'),
      links: service('links'),
      audioOembed: service('audio/oembed?url='),
      cerosOembed: service('ceros/oembed?url='),
    },
    feeds: feedAddresses(site.addresses.site),
    pages: {
      home: page('/'),
      signIn: page('/account/sign-in'),
      signInPrompt: page('/account/signin-prompt'),
      signUp: page('/account/sign-up'),
      confirm: page('/account/confirm'),
      forgotPassword: page('/account/forgot-password'),
      profile: page('/account/profile'),
      subscriptions: page('/account/subscriptions'),
      savedArticles: page('/account/saved-articles'),
      privacy: '/privacy-policy',
      search: page('/search'),
      searchJobs: localPath(language === 'de' ? 'de' : 'en', '/careers/jobs'),
    },
    video: { ...videoAccount, player: `${stage}/player.js` },
    embeds: {
      ceros: `${stage}/{id}.html`,
      flourish: `${stage}/visualisation.html?id={id}`,
      audio: `${stage}/track.html?id={id}`,
      bespoke: `${stage}/interactives`,
      media: '/media/{id}',
      cerosScript: `${stage}/scroll-proxy.js`,
    },
    allowedOrigins: [site.addresses.microsite],
    captcha: { provider: 'altcha' },
    practiceSubscription: 'alert-{practice}',
    linkEvents: ['report-shared'],
    protectedPaths: ['/clients', '/internal'],
    socialLogins: Object.fromEntries(socialProviders.map(({ name }) => [name, name])),
    flags: {
      sso: true,
      gatedFiles: true,
      otp: true,
      emailDomainCheck: true,
      passkeys: hasPasskeys(site),
      rememberSecondFactor: true,
      resetSecondFactor: true,
      metering: isMetered,
      searchShortcut: true,
      jobAlerts: true,
    },
    ...(hasConsentBanner && { consent: { tool: 'built-in' } }),
    ...((hasPageServices || site.hasPageServices) && pageServices(stage)),
    ...(subject && { page: subject }),
    // Every page of this site has its own path, so no canonical URL contains filters.
    ...(about && { metadata: metadata(view, about), parameters: { identifying: [] } }),
  };
}
