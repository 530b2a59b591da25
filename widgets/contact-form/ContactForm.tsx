import { AccountFrame } from '../../src/features/visitor';
import { ContactForm as Form, contactMessages, type Recipient } from '../../src/features/contact';
import { ContactButton } from '../../src/features/people';
import { useText } from '../../src/core';
import type { ContactFormProps } from './props';

export function ContactForm({
  title,
  intro,
  layout,
  button,
  to,
  partnerName,
  trigger,
  forbiddenDomains,
}: ContactFormProps) {
  const t = useText(contactMessages);
  const recipient: Recipient = { to, partnerName, trigger, forbiddenDomains };
  const name = partnerName ? t('writeTo', { name: partnerName }) : t('writeToUs');

  if (layout === 'dialog') {
    return (
      <div className="inlay-contact-form">
        <ContactButton
          recipient={recipient}
          label={button ?? name}
          variant="secondary"
          {...(title && { title })}
          {...(intro && { intro })}
        />
      </div>
    );
  }
  return (
    <AccountFrame className="inlay-contact-form" title={title} intro={intro}>
      <Form recipient={recipient} label={title ?? name} />
    </AccountFrame>
  );
}
