import { InlayError } from '../contract';
import { type Messages, translate, useLanguage, useText } from '../core';
import { messages } from './messages';

/** An error, as the key of a text and its values. */
export interface Problem {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** The service's own message, instead of our text. Rendered as plain text. */
  readonly text?: string;
  /** The namespace of the key, if it is not among the form's own texts. */
  readonly messages?: Messages;
}

/** The text of a problem. The form's own messages take precedence. */
export function useProblemText(ownMessages?: Messages): (problem: Problem, label?: string) => string {
  const language = useLanguage();
  useText(messages);
  return ({ key, values, text, messages: from }, label = '') => {
    if (text) return text;
    const source =
      [ownMessages, from].find((candidate) => candidate && Object.hasOwn(candidate.texts, key)) ?? messages;
    const problem = translate<string>(source, language)(key, { label, ...values });
    // A configured key without a text.
    return problem === key ? translate(messages, language)('unexpected') : problem;
  };
}

/** Thrown by `onSubmit` or a captcha: the visitor sees the text of the key, and can act. */
export class SubmitError extends InlayError implements Problem {
  override name = 'SubmitError';
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
