import { translate, useLanguage, useText, type Messages } from '../core';
import { messages } from './messages';

/** What is wrong, as the key of a text and the values it names. */
export interface Problem {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Where the key is found, if not in the form's own texts. */
  readonly messages?: Messages;
}

/** Words for a problem. The form's own texts come before those the problem names. */
export function useProblemText(own: Messages = messages): (problem: Problem, label?: string) => string {
  const language = useLanguage();
  useText(messages);
  return ({ key, values, messages: from }, label = '') => {
    const source = [own, from].find((one) => one && Object.hasOwn(one.texts, key)) ?? messages;
    return translate<string>(source, language)(key, { label, ...values });
  };
}
