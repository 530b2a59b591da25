import { defineWidget } from '../../src/contract';
import { useText } from '../../src/core';
import {
  ContactForm as Form,
  contactMessages,
  contactMessages as messages,
  type Recipient,
} from '../../src/features/contact';
import { ContactButton } from '../../src/features/people';
import { AccountFrame } from '../../src/features/visitor';
import { props, type ContactFormProps } from './props';
import styles from './contact-form.css';

function ContactForm({ title, intro, layout, button, to, partnerName, trigger, forbiddenDomains }: ContactFormProps) {
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

export default defineWidget({
  name: 'contact-form',
  description:
    'A form to write to a person or the firm, in the page or in a dialog. A code can confirm the sender’s address.',
  reserve: { narrow: '53rem', wide: '40.5rem' },
  props,
  messages,
  styles,
  component: ContactForm,
});
