import { InlayError } from '../../contract';
import type { Problem } from '../problem';

/** Thrown by `onSubmit` or a captcha: the visitor reads the text of the key, and can act. */
export class SubmitError extends InlayError implements Problem {
  override name = 'Refusal';
  readonly values: Problem['values'];
  readonly messages: Problem['messages'];
  readonly field: string | undefined;

  constructor(
    readonly key: string,
    { values, messages, field, ...options }: ErrorOptions & Omit<Problem, 'key'> & { field?: string } = {},
  ) {
    super(`form: refused (${key})`, options);
    this.values = values;
    this.messages = messages;
    this.field = field;
  }
}
