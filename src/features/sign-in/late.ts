/** The steps after a submitted form, or after a return from an identity provider. */
export { ChoosePassword } from './confirm/ChoosePassword';
export { ConfirmForm } from './confirm/ConfirmForm';
export { ResendButton, useResending } from './confirm/ResendControl';
export { stepForDeletion } from './DeletionStep';
export { EmailFirstForm } from './EmailFirstForm';
export { MailedCodeForm } from './MailedCodeForm';
export { stepFor } from './second-factor/SecondFactorForm';
export { schema, send } from './send';
export { FedCmOffer } from './social/FedCmOffer';
export { ProviderIcon } from './social/ProviderIcon';
export { exchangeOnce, forgetNewcomer, keptNewcomer } from './social/exchange';
