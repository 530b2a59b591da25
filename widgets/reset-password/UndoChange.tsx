import { useText } from '../../src/core';
import { Form, SubmitButton, useForm } from '../../src/forms';
import { type PasswordReset, undoChange } from '../../src/services/user';
import { messages } from './messages';

interface UndoChangeProps {
  undoToken: string;
  onUndone: (link: Pick<PasswordReset, 'token' | 'uid'>) => void;
  /** Returns true if the error means that the link is used or expired, and shows that. */
  onOver: (error: unknown) => boolean;
}

/** The page behind "This wasn't me". Undoing requires a button press, because mail scanners open links. */
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
