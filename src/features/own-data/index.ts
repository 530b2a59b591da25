/**
 * Data that only its owner may see: loading it, showing why it cannot be shown, acting on it. Does not belong here:
 * what the data are (widgets).
 */
export { AuthenticatedNotice, AuthenticatedSection } from './AuthenticatedSection';
export { DeviceList, useDeviceName } from './DeviceList';
export { proofError } from './proof/proof-error';
export { ProofForm } from './proof/ProofForm';
export { useProof } from './proof/use-proof';
export { FRESH_SIGN_IN_NEEDED, isProofNeeded, SignInAgainAlert, SignInAgainOption } from './SignInAgain';
export { useAct, useOwnData } from './use-own-data';
