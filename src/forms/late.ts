/** What a form needs only once a visitor fills it in. */
export { Challenge } from './captcha/Challenge';
export { captchaToken } from './captcha/create-captcha';
export { suggestEmail } from './fields/suggest-email';
