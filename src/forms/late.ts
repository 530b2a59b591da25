/** Code that a form needs only after the visitor starts to fill it in. */
export { Challenge } from './captcha/Challenge';
export { captchaToken } from './captcha/create-captcha';
export { suggestEmail } from './fields/suggest-email';
