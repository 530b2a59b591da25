/** Signing in with a passkey, and creating one: both need the same library. */
export { PasskeySignIn } from './PasskeySignIn';
export { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
