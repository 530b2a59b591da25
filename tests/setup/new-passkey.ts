/** The options of the service for a new passkey. */
export const creationOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Firm' },
  user: { id: 'NDI', name: 'ingrid', displayName: '' },
  pubKeyCredParams: [],
  excludeCredentials: [],
};

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The result of `navigator.credentials.create`. */
export const newCredential = {
  id: 'bGFwdG9w',
  rawId: bytes('laptop'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), attestationObject: bytes('x'), getTransports: () => ['internal'] },
};
