/** The code that refuses to take the only way into an account. */
export const LAST_LOGIN = 2024;
