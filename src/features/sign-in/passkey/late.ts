/** Signing in by a passkey, and making one: both need the same library. */
export { PasskeySignIn } from './PasskeySignIn';
export { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
