/**
 * Data that only its owner may see: loading it, explaining why it is hidden, changing it. Does not belong here: the
 * data itself (widgets).
 */
export { AuthenticatedNotice, AuthenticatedSection } from './AuthenticatedSection';
export { DeviceList, useDeviceName } from './DeviceList';
export { canMakePasskeys, loadCeremony, makePasskey } from './new-passkey';
export { ProofForm } from './proof/ProofForm';
export { useProof } from './proof/use-proof';
export { FRESH_SIGN_IN_NEEDED, isProofNeeded, proofError, SignInAgainAlert, SignInAgainOption } from './SignInAgain';
export { useAct, useOwnData } from './use-own-data';
