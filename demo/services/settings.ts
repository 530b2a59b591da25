/** What an operator may choose, with what is chosen otherwise; lengths of time in seconds. */
export interface Settings {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Life of a six-digit code and of the link beside it. */
  codeSeconds: number;
  /** How long a registration waits to be confirmed, by this code or a later one. */
  registrationSeconds: number;
  resetSeconds: number;
  /** How long the owner of an account that is to be deleted may change their mind. */
  graceSeconds: number;
  /** How long an owner without codes waits until a mailed code turns the second factor off. */
  secondFactorResetSeconds: number;
  /** How long an address stays locked after five wrong passwords, for the network that sent them. */
  lockSeconds: number;
  captchaSeconds: number;
  /** Work for each guess of the captcha, and how many guesses at most. */
  captchaCost: number;
  captchaGuesses: number;
  /** Multiplies every rate limit: large for load tests, 1 for visitors. */
  rateLimitFactor: number;
  /** Gated articles that are free in a month, where the wall counts them; and for readers whose counter is not known. */
  freeArticles: number;
  freeArticlesAtFirst: number;
  /** The country that the geo service answers when no balancer in front names one. */
  country: string;
  /**
   * Where new passwords are looked up among stolen ones, by the first five digits of their SHA-1:
   * `https://api.pwnedpasswords.com/range/`.
   */
  passwordRangeUrl: string;
  /** Whether X-Forwarded-For is written by a balancer of ours. */
  trustProxy: boolean;
  /** Whether the demo's three users exist, and its two identity providers, where anyone may sign in as anyone. */
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
