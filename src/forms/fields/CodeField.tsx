import { addStyles } from '../../core';
import styles from './code.css';
import { TextField, type TextFieldProps } from './TextField';

addStyles(styles);

export type CodeFieldProps<N extends string> = Omit<TextFieldProps<N>, 'type' | 'dir' | 'read' | 'after' | 'onLeave'>;

/** A one-time code in one input, so that phones can fill it in and a code with spaces can be pasted. */
export function CodeField<N extends string>(props: CodeFieldProps<N>) {
  return <TextField {...props} read={digitsOf} type="text" inputMode="numeric" autoComplete="one-time-code" autoCorrect="off" spellCheck={false} dir="ltr" data-kind="code" />;
}

/** Arabic and full-width digits count; spaces, hyphens and whatever else was copied along do not. */
export function digitsOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '');
}
