/** What the widgets are for, in the order in which a site is built; each widget is in one group. */
export const groups: readonly (readonly [title: string, names: readonly string[]])[] = [
  ['Openings', ['article-hero', 'collection-hero', 'fifty-fifty-hero', 'full-hero', 'hero-carousel', 'profile-hero', 'section-hero', 'video-hero']],
  ['Text and figures', ['accordion', 'disruptor', 'factoid', 'footnotes', 'link-list', 'pull-quote', 'quiz', 'section-header', 'sidebar', 'tabbed-container', 'table']],
  ['Cards and promotions', ['careers-bar', 'content-card', 'general-up', 'grid-wall', 'one-up-medium', 'one-up-medium-quote', 'promo-banner', 'promo-bar', 'standalone-promo', 'two-up', 'video-promo']],
  ['Pictures, film and sound', ['audio-player', 'background-video', 'bespoke-interactive', 'ceros', 'exhibit-carousel', 'flourish', 'full-bleed-media', 'image', 'image-carousel', 'inline-video', 'scrolly-media', 'story-container']],
  ['Articles and blogs', ['article', 'blog', 'blog-entry', 'blog-promo-bar', 'five-fifty', 'insights-grid', 'published-work', 'rate-article', 'save-article', 'share-tools']],
  ['Search and lists', ['events-calendar', 'events-list', 'job-detail', 'job-search', 'locations', 'locations-map', 'profile-grid', 'profile-page', 'site-search', 'university-search', 'video-gallery']],
  ['Newsletters and contact', ['contact-form', 'newsletter-options', 'one-click-subscribe', 'social-contact', 'sticky-subscription-bar', 'subscribe-by-link', 'unsubscribe-by-link']],
  ['Registration and gates', ['gated-download', 'premium-gate', 'registration', 'registration-confirmation', 'registration-form', 'regwall', 'sign-up', 'signup-thanks', 'signup-welcome']],
  ['Signing in', ['auth-router', 'forgot-password', 'reset-password', 'session-badge', 'sign-in', 'signin-welcome', 'social-sign-in']],
  ['The reader’s account', ['account-data', 'account-menu', 'active-sessions', 'edit-profile', 'edit-subscriptions', 'linked-accounts', 'passkeys', 'saved-articles', 'second-factor']],
  ['The page itself', ['app-module', 'consent-settings', 'not-found']],
];
