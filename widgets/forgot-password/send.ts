import { object } from 'superstruct';
import { email, longestEmail, maxLength, required, textValue } from '../../src/forms';

export { requestReset } from '../../src/services';

export const schema = object({ email: textValue(required('requiredEmail'), email(), maxLength(longestEmail)) });
