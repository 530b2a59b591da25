import { useText } from '../../src/core';
import { ProofForm } from '../../src/features/own-data';
import { requestDeletion } from '../../src/services/user';
import type * as Controls from '../../src/ui/late';
import { messages } from './messages';

export interface DeletionDialogProps {
  /** The dialog of `ui`, which is loaded on demand. */
  Dialog: typeof Controls.Dialog;
  asksPassword: boolean;
  onClose: () => void;
  /** Called with the time at which the account will be deleted. */
  onDone: (dueAt: string) => void;
}

/** States what is deleted, when, and how to cancel. */
export function DeletionDialog({ Dialog, asksPassword, onClose, onDone }: DeletionDialogProps) {
  const t = useText(messages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dialogTitle')}
      description={<p className="inlay-account__text">{t('dialog')}</p>}
    >
      <ProofForm
        name="account-deletion"
        label={t('dialogTitle')}
        asksPassword={asksPassword}
        submitLabel={t('deletionSubmit')}
        cancelLabel={t('cancel')}
        act={async (password, signal) => onDone(await requestDeletion(password, signal))}
        onCancel={onClose}
      />
    </Dialog>
  );
}
