import { useText } from '../../../core';
import { proveOwner } from '../../../services/user';
import type * as Controls from '../../../ui/late';
import { messages } from './messages';
import { ProofForm } from './ProofForm';

/** The dialog of `ui`, which is loaded late. */
export type DialogPart = typeof Controls.Dialog;

/** For calls without a password whose result outlives the session, so that an open tab is not enough to make them. */
export function ProofDialog({
  Dialog,
  onProven,
  onClose,
}: {
  Dialog: DialogPart;
  onProven: () => void;
  onClose: () => void;
}) {
  const t = useText(messages);
  const prove = async (password: string | undefined, signal: AbortSignal) => {
    await proveOwner(password ?? '', signal);
    onProven();
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} description={<p className="inlay-account__text">{t('text')}</p>}>
      <ProofForm
        name="proof"
        label={t('title')}
        asksPassword
        submitLabel={t('submit')}
        act={prove}
        onCancel={onClose}
      />
    </Dialog>
  );
}
