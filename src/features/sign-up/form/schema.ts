import { boolean, object, string } from 'superstruct';
import { email, maxLength, newPassword, required, textValue } from '../../../forms';
import { LONGEST_EMAIL, LONGEST_NAME } from '../../sign-in';

const fields = {
  email: textValue(required('requiredEmail'), email(), maxLength(LONGEST_EMAIL)),
  password: textValue(required('requiredPassword'), newPassword()),
  firstname: textValue(required(), maxLength(LONGEST_NAME)),
  lastname: textValue(required(), maxLength(LONGEST_NAME)),
  country: string(),
  occasionalEmail: boolean(),
};

export const schema = object(fields);
/** Who signs in elsewhere has no password here. */
export const socialSchema = object({ ...fields, password: string() });
