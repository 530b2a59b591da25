import { object } from 'superstruct';
import { email, maxLength, required, textValue } from '../../../forms';
import { LONGEST_EMAIL } from '../limits';

/** What can be told about an address and a password before the service has seen them. */
export const schema = object({
  email: textValue(required('requiredEmail'), email(), maxLength(LONGEST_EMAIL)),
  password: textValue(required('requiredPassword')),
});
