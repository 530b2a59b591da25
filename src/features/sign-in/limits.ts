/** In characters, alike in every form and in the service. */
export const LONGEST_EMAIL = 254;
export const LONGEST_NAME = 60;
export const LONGEST_COMPANY = 100;
