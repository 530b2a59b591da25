import { useState, type ComponentType } from 'react';
import { addStyles, lazy, useText, useWidget } from '../../core';
import { Alert, Button, type ButtonProps, icons } from '../../ui';
import type { ContactDialogProps } from '../contact';
import styles from './contact-button.css';
import { messages } from './messages';

addStyles(styles);

/** The contact form, loaded when a visitor opens it. */
export const loadContact = lazy(() => import('../contact/late'));

interface ContactButtonProps extends Omit<ContactDialogProps, 'onClose'> {
  label: string;
  variant?: ButtonProps['variant'];
}

/** Opens the contact form in a dialog; for an editor it does nothing. */
export function ContactButton({ label, variant, ...dialog }: ContactButtonProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>();

  async function open() {
    if (isEditing) return;
    setState('loading');
    try {
      const { ContactDialog } = await loadContact();
      setDialog(() => ContactDialog);
      setState('open');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        className="inlay-contact-button"
        variant={variant}
        icon={icons.mail}
        busy={state === 'loading'}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        {label}
      </Button>
      {state === 'failed' && <Alert tone="negative">{t('failed')}</Alert>}
      {state === 'open' && Dialog && <Dialog {...dialog} onClose={() => setState('closed')} />}
    </>
  );
}
