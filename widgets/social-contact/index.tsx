import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { hasSocialIcons, SocialIcons } from '../../src/features/people';
import { messages } from './messages';
import { props, type SocialContactProps } from './props';
import styles from './social-contact.css';

function SocialContact(props: SocialContactProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  if (hasSocialIcons(props)) return <SocialIcons {...props} />;
  return isEditing ? <p className="inlay-social-contact__note">{t('editing')}</p> : null;
}

export default defineWidget({
  name: 'social-contact',
  description: 'Icons that link to a person’s profiles, and a button to contact the person.',
  reserve: '2.75rem',
  props,
  messages,
  styles,
  component: SocialContact,
});
