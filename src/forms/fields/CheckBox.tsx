import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { addStyles } from '../../core';
import styles from './choice.css';

addStyles(styles);

export interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Some of what it stands for is ticked. */
  isMixed?: boolean;
}

/** The bare box, for lists that are no form fields of their own. Give it a label. */
export function CheckBox({ isMixed = false, ...input }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return <input {...input} ref={box} type="checkbox" className="inlay-field__box" />;
}
