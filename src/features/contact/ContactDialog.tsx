import { useText } from '../../core';
import { dropDraft } from '../../forms';
import { Dialog } from '../../ui/late';
import { ContactForm, draftFor, type Recipient } from './ContactForm';
import { messages } from './messages';

export interface ContactDialogProps {
  recipient: Recipient;
  title?: string;
  intro?: string;
  onClose: () => void;
}

/** The contact form in a dialog. A reload keeps the message; closing the dialog discards it. */
export function ContactDialog({ recipient, title, intro, onClose }: ContactDialogProps) {
  const t = useText(messages);
  const { partnerName } = recipient;
  const heading = title ?? (partnerName ? t('writeTo', { name: partnerName }) : t('writeToUs'));
  const close = () => {
    dropDraft(draftFor(recipient));
    onClose();
  };
  return (
    <Dialog open title={heading} description={intro} size="large" onClose={close}>
      <ContactForm recipient={recipient} label={heading} />
    </Dialog>
  );
}
