import { addStyles } from '../../../core';
import { classes } from '../../attributes';
import { Button } from '../../button/Button';
import { close } from '../../icon/paths';
import { Combobox, type ComboboxProps } from '../combobox/Combobox';
import styles from './search-field.css';

addStyles(styles);

interface ClearableComboboxProps extends ComboboxProps {
  /** The label of the button for screen readers. */
  clearLabel: string;
  onClear: () => void;
}

/** A combobox with a clear button inside its end. */
export function ClearableCombobox({ clearLabel, onClear, ...props }: ClearableComboboxProps) {
  return (
    <div className="inlay-search-field">
      <Combobox
        {...props}
        input={{ ...props.input, className: classes('inlay-search-field__input', props.input?.className) }}
      />
      {props.value && (
        <Button
          className="inlay-search-field__clear"
          variant="quiet"
          icon={close}
          aria-label={clearLabel}
          onClick={onClear}
        />
      )}
    </div>
  );
}
