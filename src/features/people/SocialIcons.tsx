import { type ComponentType, useEffect, useState } from 'react';
import type { PropsOf } from '../../contract';
import { addStyles, safeLink, useText, useWidget } from '../../core';
import { Alert, Button, icons } from '../../ui';
import type { ContactDialogProps } from '../contact';
import { loadContact } from './ContactButton';
import { messages } from './messages';
import styles from './social-icons.css';
import type { socialProps } from './social-props';

addStyles(styles);

type SocialProps = PropsOf<typeof socialProps>;

/** Whether there is any icon to show. */
export function hasSocialIcons({
  linkedIn,
  twitter,
  enableContactForm,
}: Pick<SocialProps, 'linkedIn' | 'twitter' | 'enableContactForm'>): boolean {
  return enableContactForm || [linkedIn, twitter].some((link) => safeLink(link?.url));
}

/** Icons that link to a person's profiles, and to the contact form if the person can be contacted. */
export function SocialIcons({ linkedIn, twitter, enableContactForm, to, partnerName, forbiddenDomains }: SocialProps) {
  const t = useText(messages);
  const { isEditing, note } = useWidget();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>();
  const profiles = [
    { key: 'linkedIn', icon: icons.linkedin, url: safeLink(linkedIn?.url) },
    { key: 'twitter', icon: icons.x, url: safeLink(twitter?.url) },
  ] as const;

  const isLost = enableContactForm && !to;
  useEffect(() => {
    if (isLost) note('the contact form has no recipient: set data-to="…", or remove data-enable-contact-form');
  }, [isLost, note]);

  async function write() {
    if (isEditing) return;
    setState('loading');
    try {
      const { ContactDialog } = await loadContact();
      setDialog(() => ContactDialog);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <div className="inlay-social-icons">
      <ul
        className="inlay-social-icons__list"
        role="list"
        aria-label={partnerName ? t('label', { name: partnerName }) : undefined}
      >
        {profiles.map(
          ({ key, icon, url }) =>
            url && (
              <li key={key} className="inlay-social-icons__item">
                <Button
                  variant="quiet"
                  icon={icon}
                  href={url}
                  target="_blank"
                  rel="me noopener"
                  aria-label={t(key, { name: partnerName })}
                  title={t(key, { name: partnerName })}
                />
              </li>
            ),
        )}
        {enableContactForm && (
          <li className="inlay-social-icons__item">
            <Button
              variant="quiet"
              icon={icons.mail}
              busy={state === 'loading'}
              aria-haspopup="dialog"
              aria-label={t('write', { name: partnerName })}
              title={t('write', { name: partnerName })}
              onClick={() => void write()}
            />
          </li>
        )}
      </ul>
      {state === 'failed' && <Alert tone="negative">{t('failed')}</Alert>}
      {Dialog && (
        <Dialog
          recipient={{ to, partnerName, trigger: 'profile', forbiddenDomains }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
