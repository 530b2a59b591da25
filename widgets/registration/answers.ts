import { splitName } from '../../src/features/sign-up';

/** What the form asks about somebody. */
export interface AccountAnswers {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  jobTitle: string;
  organization: string;
  businessFunction: string;
  /** ISO 3166 code. */
  country: string;
  occasionalEmail: boolean;
}

/** Before anything is filled in but what is known already. */
export function initialAnswers({ email, name }: { email: string; name: string }): AccountAnswers {
  return { email, password: '', ...splitName(name), jobTitle: '', organization: '', businessFunction: '', country: '', occasionalEmail: false };
}
