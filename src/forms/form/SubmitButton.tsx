import type { ReactNode } from 'react';
import { useSignal, useText } from '../../core';
import { Button, useUniqueId } from '../../ui';
import { messages } from '../messages';
import type { Form } from './types';

export interface SubmitButtonProps<T extends object> {
  form: Form<T>;
  /** Disabled until every answer is right, for a form whose only field is a code. */
  whenValid?: boolean;
  children: ReactNode;
}

/** While the service refuses to be asked, the button stays where it is and says how long. */
export function SubmitButton<T extends object>({ form, whenValid = false, children }: SubmitButtonProps<T>) {
  const t = useText(messages);
  const reasonId = useUniqueId();
  const isValid = useSignal(form.isValid);
  const seconds = useSignal(form.wait);
  const state = useSignal(form.state);

  return (
    <div className="inlay-form__submit">
      <Button
        type="submit"
        busy={state === 'submitting'}
        disabled={whenValid && !isValid}
        aria-disabled={seconds > 0 || undefined}
        aria-describedby={seconds > 0 ? reasonId : undefined}
      >
        {children}
      </Button>
      {seconds > 0 && (
        <p id={reasonId} className="inlay-form__wait">
          {t('wait', { seconds })}
        </p>
      )}
    </div>
  );
}
