/** The settings of an operator, with their defaults; durations are in seconds. */
export interface Settings {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** The lifetime of a six-digit code and of its link. */
  codeSeconds: number;
  /** The lifetime of an unconfirmed registration, whatever the number of its codes. */
  registrationSeconds: number;
  resetSeconds: number;
  /** The grace period before an account is deleted. */
  graceSeconds: number;
  /** The waiting period of an owner without codes, until a mailed code turns the second factor off. */
  secondFactorResetSeconds: number;
  /** How long five wrong passwords lock an address for the network that sent them. */
  lockSeconds: number;
  captchaSeconds: number;
  /** The work for each guess of the captcha, and the maximum number of guesses. */
  captchaCost: number;
  captchaGuesses: number;
  /** Multiplies every rate limit: large for load tests, 1 for visitors. */
  rateLimitFactor: number;
  /** The number of gated articles that are free per month on metered sites; and for readers without a counter. */
  freeArticles: number;
  freeArticlesAtFirst: number;
  /** The country in responses of the geo service, if no balancer in front sends one. */
  country: string;
  /**
   * The service of leaked passwords, which new ones are checked against by the first five digits of their SHA-1:
   * `https://api.pwnedpasswords.com/range/`.
   */
  passwordRangeUrl: string;
  /**
   * Origins of other sites whose files pages may read through `/services/proxy`, separated by commas. Without any, the
   * proxy reads nothing.
   */
  proxyOrigins: string;
  /** Whether a balancer of ours writes X-Forwarded-For. */
  trustProxy: boolean;
  /** Whether the demo's three users exist, and its two identity providers, where anyone can sign in as anyone. */
  demoAccounts: boolean;
  /** The bearer token for `/metrics`. Without one, there are no metrics. */
  metricsToken: string;
}

const defaults: Settings = {
  accessTokenSeconds: 600,
  refreshTokenSeconds: 30 * 24 * 3600,
  codeSeconds: 15 * 60,
  registrationSeconds: 24 * 3600,
  resetSeconds: 60 * 60,
  graceSeconds: 14 * 24 * 3600,
  secondFactorResetSeconds: 72 * 3600,
  lockSeconds: 15 * 60,
  captchaSeconds: 300,
  captchaCost: 1000,
  captchaGuesses: 200,
  rateLimitFactor: 1,
  freeArticles: 3,
  freeArticlesAtFirst: 3,
  country: 'CH',
  passwordRangeUrl: '',
  proxyOrigins: '',
  trustProxy: false,
  demoAccounts: false,
  metricsToken: '',
};

/** Reads `ACCESS_TOKEN_SECONDS`, `COUNTRY` … from the environment; throws for a value of the wrong type. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const settings = Object.entries(defaults).map(([name, preset]) => {
    const variable = name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    return [name, parse(variable, environment[variable], preset)];
  });
  return Object.fromEntries(settings) as Settings;
}

function parse(variable: string, text: string | undefined, preset: string | number | boolean) {
  if (text === undefined || text === '') return preset;
  if (typeof preset === 'string') return text;
  if (typeof preset === 'boolean') {
    if (/^(?:1|true|0|false)$/.test(text)) return text === '1' || text === 'true';
    throw new Error(`services: ${variable} must be 1 or 0, got "${text}".`);
  }
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Error(
    `services: ${variable} must be a positive number, got "${text}". Correct it or leave it out for ${preset}.`,
  );
}
