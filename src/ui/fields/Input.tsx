import type { InputHTMLAttributes, RefObject } from 'react';
import { addStyles } from '../../core';
import styles from './input.css';

addStyles(styles);

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A text field outside a form of `src/forms`, such as one that filters a list. Give it a label. */
export function Input({ inputRef, type = 'text', ...attributes }: InputProps) {
  return <input autoComplete="off" {...attributes} ref={inputRef} type={type} className="inlay-input" />;
}
