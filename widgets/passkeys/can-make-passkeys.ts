/** Whether this browser knows passkeys, and the site has a name that they could belong to: a number will not do. */
export function canMakePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);
}
