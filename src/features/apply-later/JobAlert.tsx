import { useRef, useState } from 'react';
import { useText } from '../../core';
import { Button, useUniqueId } from '../../ui';
import { messages } from './messages';

type Subscriptions = typeof import('../subscriptions');

/** A button that opens a form to receive new positions of the search by e-mail. `code` is that of the subscription. */
export function JobAlert({ code }: { code: string }) {
  const t = useText(messages);
  const id = useUniqueId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState<Subscriptions | 'loading' | 'failed'>();
  const load = () => {
    setForm('loading');
    import('../subscriptions').then(setForm, () => setForm('failed'));
  };
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && typeof form !== 'object') load();
  };

  const retry = () => {
    // The pressed button is removed.
    button.current?.focus();
    load();
  };

  return (
    <div className="inlay-apply-later__alert">
      <Button
        ref={button}
        variant="link"
        data-key="job alert"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        busy={form === 'loading'}
        onClick={toggle}
      >
        {t('alert')}
      </Button>
      <div id={id} hidden={!isOpen} className="inlay-apply-later__form">
        {form === 'failed' && (
          <p role="alert" className="inlay-apply-later__text">
            {t('alertFailed')}{' '}
            <Button variant="link" onClick={retry}>
              {t('retry')}
            </Button>
          </p>
        )}
        {typeof form === 'object' && (
          <>
            <p className="inlay-apply-later__text">{t('alertText')}</p>
            <form.SubscribeBlock
              key={code}
              name="job-alert"
              codes={[code]}
              label={t('alert')}
              button={t('createAlert')}
              thanks={t('alertDone')}
            />
          </>
        )}
      </div>
    </div>
  );
}
