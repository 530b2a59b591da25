import { useEffect, useRef, useState } from 'react';
import { addStyles, useSignal, useText } from '../../core';
import { Alert, announce, Button } from '../../ui';
import type { CaptchaSource } from '../form/types';
import { useProblemText } from '../problem';
import styles from './captcha.css';
import { createCaptcha, type Captcha } from './create-captcha';
import { messages } from './messages';

addStyles(styles);

/** Shows the provider's challenge, or the alternative if the provider is blocked. Mostly shows nothing. */
export function Challenge({ onReady }: { onReady: (captcha: CaptchaSource) => void }) {
  const container = useRef<HTMLDivElement>(null);
  const [captcha, setCaptcha] = useState<Captcha>();

  useEffect(() => {
    const created = container.current ? createCaptcha(container.current) : undefined;
    if (!created) return undefined;
    onReady(created);
    setCaptcha(created);
    void created.load();
    return () => created.destroy();
  }, [onReady]);

  return (
    <>
      <div ref={container} className="inlay-captcha" />
      {captcha && <Obstacle captcha={captcha} />}
    </>
  );
}

function Obstacle({ captcha }: { captcha: Captcha }) {
  const t = useText(messages);
  const textOf = useProblemText();
  const obstacle = useSignal(captcha.obstacle);
  if (!obstacle) return null;

  const needsConsent = obstacle.key === 'consent';
  async function retry() {
    if (needsConsent) captcha.allow();
    await captcha.load();
    if (!captcha.obstacle.peek()) announce(t('loaded'));
  }

  return (
    <Alert tone="warning">
      <div className="inlay-captcha__obstacle">
        {textOf(obstacle)}
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            // The button is removed once the security check is loaded.
            currentTarget
              .closest('form')
              ?.querySelector<HTMLElement>('[type="submit"]')
              ?.focus({ preventScroll: true });
            void retry();
          }}
        >
          {needsConsent ? t('allow', obstacle.values) : t('retry')}
        </Button>
      </div>
    </Alert>
  );
}
