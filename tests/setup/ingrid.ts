/** A reader, in the shape of the user service. */
export const INGRID = {
  id: '42',
  firstName: 'Ingrid',
  lastName: 'Solheim',
  email: 'ingrid@example.com',
  company: '',
  titleName: '',
  businessFunction: '',
  country: 'NO',
  isPremiumUser: false,
  practiceUser: false,
  roles: [] as string[],
  alumni: false,
  hasPassword: true,
  socialLoginIdps: '',
  reLoginRequiredForSensitiveData: false,
  subscriptions: [],
  articles: [],
  userRatings: [],
};

/** A JWT without a valid signature: only the service checks it. */
export function tokenFor(id: string, { expiresIn = 600, now = Date.now() } = {}): string {
  const issued = Math.floor(now / 1000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: id, iat: issued, exp: issued + expiresIn })}.canary`;
}
