import { hasSocialIcons, SocialIcons } from '../../src/features/people';
import { useText, useWidget } from '../../src/core';
import { messages } from './messages';
import type { SocialContactProps } from './props';

export function SocialContact(props: SocialContactProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  if (hasSocialIcons(props)) return <SocialIcons {...props} />;
  return isEditing ? <p className="inlay-social-contact__note">{t('editing')}</p> : null;
}
