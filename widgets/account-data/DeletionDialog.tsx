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
  /** The account will be gone at this time. */
  onDone: (dueAt: string) => void;
}

/** Says what goes, when, and how to undo it. */
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
