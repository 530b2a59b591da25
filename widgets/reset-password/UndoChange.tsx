import { useText } from '../../src/core';
import { Form, SubmitButton, useForm } from '../../src/forms';
import { type PasswordReset, undoChange } from '../../src/services/user';
import { messages } from './messages';

interface UndoChangeProps {
  undoToken: string;
  onUndone: (link: Pick<PasswordReset, 'token' | 'uid'>) => void;
  /** By the service's code. Answers whether it shows the failure itself. */
  onOver: (error: unknown) => boolean;
}

/** Behind "This wasn't me" of a mail. A press undoes the change, since mail scanners open links as well. */
export function UndoChange({ undoToken, onUndone, onOver }: UndoChangeProps) {
  const t = useText(messages);
  const form = useForm({
    name: 'undo-change',
    initial: {},
    async onSubmit(_, { signal }) {
      try {
        onUndone(await undoChange(undoToken, signal));
      } catch (error) {
        if (!onOver(error)) throw error;
      }
    },
  });
  return (
    <Form form={form} label={t('undoTitle')}>
      <p>{t('undoIntro')}</p>
      <SubmitButton form={form}>{t('undoSubmit')}</SubmitButton>
    </Form>
  );
}
