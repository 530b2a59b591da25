import { useState } from 'react';
import { subscribeTo } from '../../../src/features/sign-up';
import { useText } from '../../../src/core';
import { Button, toast } from '../../../src/ui';
import { messages } from './messages';

/** For somebody who is signed in and lacks the subscription: one press. A service that is down keeps nobody out. */
export function SubscribeStep({ code, onFailed }: { code: string; onFailed: () => void }) {
  const t = useText(messages);
  const [isBusy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    if (await subscribeTo(code)) return;
    toast(t('subscribeFailed'), { tone: 'warning' });
    onFailed();
  }

  return (
    <>
      <p className="inlay-regwall__text">{t('subscribeText')}</p>
      <p className="inlay-regwall__actions">
        <Button busy={isBusy} onClick={() => void press()}>
          {t('subscribe')}
        </Button>
      </p>
    </>
  );
}
