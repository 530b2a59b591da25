import { useState, type ComponentType } from 'react';
import { AccountFrame } from '../../src/features/visitor';
import { ContactForm as Form, contactMessages, loadContactDialog, type ContactDialogProps, type Recipient } from '../../src/features/contact';
import { useText } from '../../src/core';
import { Alert, Button, icons } from '../../src/ui';
import { messages } from './messages';
import type { ContactFormProps } from './props';

export function ContactForm({ title, intro, layout, button, to, partnerName, trigger, forbiddenDomains }: ContactFormProps) {
  const shared = useText(contactMessages);
  const recipient: Recipient = { to, partnerName, trigger, forbiddenDomains };
  const name = partnerName ? shared('writeTo', { name: partnerName }) : shared('writeToUs');

  if (layout === 'dialog') return <Opener recipient={recipient} label={button ?? name} title={title} intro={intro} />;
  return (
    <AccountFrame className="inlay-contact-form" title={title} intro={intro}>
      <Form recipient={recipient} label={title ?? name} />
    </AccountFrame>
  );
}

function Opener({ recipient, label, title, intro }: { recipient: Recipient; label: string; title: string | undefined; intro: string | undefined }) {
  const t = useText(messages);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>();

  async function open() {
    setState('loading');
    try {
      const chunk = await loadContactDialog();
      setDialog(() => chunk.ContactDialog);
      setState('open');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="inlay-contact-form">
      <Button icon={icons.mail} busy={state === 'loading'} aria-haspopup="dialog" onClick={() => void open()}>
        {label}
      </Button>
      {state === 'failed' && <Alert tone="negative">{t('failed')}</Alert>}
      {state === 'open' && Dialog && <Dialog recipient={recipient} title={title} intro={intro} onClose={() => setState('closed')} />}
    </div>
  );
}
