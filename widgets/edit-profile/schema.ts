import { object, string } from 'superstruct';
import { LONGEST_COMPANY, LONGEST_EMAIL, LONGEST_NAME } from '../../src/features/sign-in';
import { email, maxLength, newPassword, required, textValue } from '../../src/forms';

export interface SchemaOptions {
  /** An address that cannot be changed here is not judged either. */
  isEmailFixed: boolean;
  /** Lists that there is something to choose from. */
  asked: Readonly<Record<'title' | 'businessFunction' | 'country', boolean>>;
}

/** What a profile must be before it is sent. */
export function profileSchema({ isEmailFixed, asked }: SchemaOptions) {
  const choice = (isAsked: boolean, key: string) => (isAsked ? textValue(required(key)) : string());
  return object({
    email: isEmailFixed ? string() : textValue(required('requiredEmail'), email(), maxLength(LONGEST_EMAIL)),
    firstName: textValue(required(), maxLength(LONGEST_NAME)),
    lastName: textValue(required(), maxLength(LONGEST_NAME)),
    title: choice(asked.title, 'requiredTitle'),
    company: textValue(required('requiredCompany'), maxLength(LONGEST_COMPANY)),
    businessFunction: choice(asked.businessFunction, 'requiredFunction'),
    country: choice(asked.country, 'requiredCountry'),
    password: textValue(newPassword()),
  });
}
