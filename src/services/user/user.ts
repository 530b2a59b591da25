import { mask, nonempty, object, string, type Infer } from 'superstruct';
import { listOf, someFlag, someNumber, someText } from '../answer';

const SavedArticle = object({ id: nonempty(string()), language: someText });

const User = object({
  id: nonempty(string()),
  firstName: someText,
  lastName: someText,
  email: someText,
  company: someText,
  titleName: someText,
  businessFunction: someText,
  country: someText,
  isPremiumUser: someFlag,
  practiceUser: someFlag,
  alumni: someFlag,
  hasPassword: someFlag,
  /** Comma-separated names of the social sign-ins that are linked. */
  socialLoginIdps: someText,
  reLoginRequiredForSensitiveData: someFlag,
  subscriptions: listOf(nonempty(string())),
  articles: listOf(SavedArticle),
  userRatings: listOf(object({ articleId: nonempty(string()), language: someText, rating: someNumber })),
});

export type User = Infer<typeof User>;

/** `{ data: User }`. Throws for anything without an id. */
export function readUser(body: unknown): User {
  return mask(body, object({ data: User })).data;
}
