import { TextField, type TextFieldProps } from './TextField';

export type EmailFieldProps<N extends string> = Omit<TextFieldProps<N>, 'type' | 'dir' | 'read'>;

/** An address runs from left to right in every language, and phones must not write it as a sentence. */
export function EmailField<N extends string>(props: EmailFieldProps<N>) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" dir="ltr" autoCapitalize="none" spellCheck={false} />;
}
