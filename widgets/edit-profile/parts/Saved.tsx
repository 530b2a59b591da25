import { useSignal, useText } from '../../../src/core';
import type { FormModel } from '../../../src/forms';
import { Alert } from '../../../src/ui';
import { messages } from '../messages';

interface SavedProps<T extends object> {
  form: FormModel<T>;
  /** `newAddress` is one that a mail has gone to. */
  saved: { newAddress?: string } | undefined;
}

/** The answer to a save, until something is changed again. */
export function Saved<T extends object>({ form, saved }: SavedProps<T>) {
  const t = useText(messages);
  const state = useSignal(form.state);
  if (state !== 'done' || !saved) return null;
  const { newAddress } = saved;
  return (
    <Alert tone="positive" title={t('saved')}>
      {newAddress && t('confirmAddress', { email: newAddress })}
    </Alert>
  );
}
