/** A partner's page: configures Inlay, adds its own widget, then includes the one script from the content network. */
import { cdn, site } from './addresses.js';
import { quayClock } from './quay-clock.js';

const service = (name) => `${site}/services/${name}`;
const page = (path) => `${site}/account/${path}`;

window.inlayConfig = {
  language: 'en',
  // Its own server writes neither.
  shell: { parts: ['skip-link', 'live-region'] },
  services: Object.fromEntries(
    ['user', 'forms', 'content', 'search', 'captcha', 'geo'].map((name) => [name, service(name)]),
  ),
  pages: {
    signIn: page('sign-in'),
    signUp: page('sign-up'),
    confirm: page('confirm'),
    forgotPassword: page('forgot-password'),
    savedArticles: page('saved-articles'),
    privacy: `${site}/privacy-policy`,
  },
  allowedOrigins: [site],
  captcha: { provider: 'altcha' },
};

(window.inlay ||= []).push(async (inlay) => inlay.define(quayClock(await inlay.kit())));

const script = document.createElement('script');
script.src = `${cdn}/loader.js`;
script.dataset.base = cdn;
document.head.append(script);
