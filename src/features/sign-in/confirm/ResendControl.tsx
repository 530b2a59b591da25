import { useEffect, useState } from 'react';
import { config, useSignal, useText } from '../../../core';
import { HttpError } from '../../../http';
import { createCountdown } from '../../../forms';
import { announce, Button, useUniqueId } from '../../../ui';
import { messages } from './messages';

/** In seconds, between two codes. */
const wait = () => config().policy.resendWait ?? 30;

export interface ResendControlProps {
  /**
   * Rejects if the code could not be sent; the control is then usable again immediately. The signal is aborted when the
   * control is removed.
   */
  onResend: (signal: AbortSignal) => Promise<unknown>;
}

/** Requests another code, at most every 30 seconds. */
export function ResendControl({ onResend }: ResendControlProps) {
  return <ResendButton resending={useResending(onResend)} />;
}

/** Several controls for the next code share one waiting time. */
export interface Resending {
  readonly state: 'idle' | 'sending' | 'sent' | 'failed';
  /** The time when the next code can be requested. */
  readonly seconds: number;
  resend(): void;
}

export function useResending(onResend: ResendControlProps['onResend']): Resending {
  const t = useText(messages);
  const [countdown] = useState(createCountdown);
  const [state, setState] = useState<Resending['state']>('idle');
  const seconds = useSignal(countdown.seconds);
  const [request] = useState(() => new AbortController());
  const { signal } = request;

  useEffect(
    () => () => {
      request.abort();
      countdown.stop();
    },
    [countdown, request],
  );

  async function resend() {
    setState('sending');
    try {
      await onResend(signal);
      signal.throwIfAborted();
      countdown.start(wait());
      setState('sent');
      announce(`${t('resent')} ${t('resendIn', { seconds: wait() })}`);
    } catch (error) {
      if (signal.aborted) return;
      // If the rate limit is exceeded, the service returns the waiting time.
      countdown.start(error instanceof HttpError ? (error.retryAfter ?? 0) : 0);
      setState('failed');
      announce(t('resendFailed'), { assertive: true });
    }
  }

  const isWaiting = seconds > 0;
  useEffect(() => {
    if (state === 'sent' && !isWaiting) announce(t('resendNow'));
    // oxlint-disable-next-line react/exhaustive-deps -- announced once, not again in another language
  }, [state, isWaiting]);

  return { state, seconds, resend: () => void (isWaiting || state === 'sending' || resend()) };
}

/** The seconds are visible; only start and end are announced. */
export function ResendButton({ resending: { state, seconds, resend } }: { resending: Resending }) {
  const t = useText(messages);
  const noteId = useUniqueId();
  const isWaiting = seconds > 0;
  return (
    <div className="inlay-account__resend">
      <Button
        variant="link"
        busy={state === 'sending'}
        aria-disabled={isWaiting || undefined}
        aria-describedby={noteId}
        onClick={resend}
      >
        {t('resend')}
      </Button>
      <p id={noteId} className="inlay-account__note">
        {state === 'failed' && t('resendFailed')} {state === 'sent' && isWaiting && t('resent')}{' '}
        {isWaiting && t('resendIn', { seconds })}
      </p>
    </div>
  );
}
