/** The captcha of a form that a visitor has begun to fill in. */
export { Challenge } from './captcha/Challenge';
export { captchaToken } from './captcha/create-captcha';
