/**
 * Sign-in by password, passkey or identity provider, and the confirmation of an address. Does not belong here:
 * registration (sign-up), and the visitor's state without a service (visitor).
 */
export { ConfirmStep, loadConfirmForm, loadSecondFactor } from './confirm/ConfirmStep';
export {
  expectProof,
  forgetPendingConfirmation,
  registrationOfBrowser,
  usePendingConfirmation,
} from './confirm/pending';
export type { SecondFactorStepProps } from './second-factor/SecondFactorForm';
export { SignInForm } from './SignInForm';
export { SignedInNotice } from './SignedInNotice';
export { messages as socialMessages } from './social/messages';
export { SocialLinks } from './social/SocialLinks';
export { socialError, consumeSocialCallback, type SocialReturn } from './social/social-return';
export { startSession } from './start-session';
