import { object, string } from 'superstruct';
import { campaign } from '../../src/features/visitor';
import {
  emailValue,
  maxCompanyLength,
  maxLength,
  maxNameLength,
  newPassword,
  required,
  textValue,
} from '../../src/forms';
import { updateUser, type User } from '../../src/services/user';
import { rememberUser } from '../../src/session/calls';

export type ProfileAnswers = Record<
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'title'
  | 'company'
  | 'businessFunction'
  | 'country'
  | 'password'
  | 'currentPassword',
  string
>;

/**
 * Sends the filled fields, and updates the name on the page. An empty field keeps the stored value. Resolves to the
 * current e-mail address.
 */
export async function saveProfile(answers: ProfileAnswers, signal: AbortSignal): Promise<string> {
  const answered = Object.fromEntries(Object.entries(answers).filter(([, value]) => value));
  const user = await updateUser({ ...answered, metadata: { cid: campaign() } }, signal);
  rememberUser({ firstName: answers.firstName, lastName: answers.lastName, ...withoutUnsaid(user) });
  return user.email ?? answers.email;
}

/** Mails the link to the pending address again. */
export async function resendChange(pendingEmail: string): Promise<void> {
  await updateUser({ pendingEmail });
}

export async function cancelChange(): Promise<void> {
  await updateUser({ pendingEmail: '' });
}

function withoutUnsaid(user: User): User {
  return Object.fromEntries(Object.entries(user).filter(([, value]) => value !== undefined)) as User;
}

export interface SchemaOptions {
  /** The address cannot be changed here, and is therefore not validated. */
  isEmailFixed: boolean;
  /** Fields that the form shows, and requires. */
  isRequired: Readonly<Record<'title' | 'company' | 'businessFunction' | 'country', boolean>>;
}

/** Validates a profile before it is sent. */
export function profileSchema({ isEmailFixed, isRequired }: SchemaOptions) {
  const choice = (isShown: boolean, key: string) => (isShown ? textValue(required(key)) : string());
  return object({
    email: isEmailFixed ? string() : emailValue(),
    firstName: textValue(required('requiredFirstName'), maxLength(maxNameLength)),
    lastName: textValue(required('requiredLastName'), maxLength(maxNameLength)),
    title: choice(isRequired.title, 'requiredTitle'),
    company: isRequired.company ? textValue(required('requiredCompany'), maxLength(maxCompanyLength)) : string(),
    businessFunction: choice(isRequired.businessFunction, 'requiredFunction'),
    country: choice(isRequired.country, 'requiredCountry'),
    password: textValue(newPassword()),
    currentPassword: string(),
  });
}
