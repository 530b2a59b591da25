import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineWidget, type Content } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { hasSession, useSession } from '../../src/session';
import { RichText, useLandmarkName } from '../../src/ui';
import { messages } from './messages';
import { props, type PremiumGateProps } from './props';
import styles from './premium-gate.css';

function PremiumGate({ guest, registered, premiumCheck }: PremiumGateProps) {
  const { isEditing } = useWidget();
  const admission = useAdmission(premiumCheck);

  if (isEditing) {
    return (
      <div className="inlay-premium-gate">
        <Labelled name="guest" label="guest" content={guest} />
        <Labelled name="registered" label={premiumCheck ? 'premium' : 'registered'} content={registered} />
      </div>
    );
  }
  if (admission === 'unknown') return null;
  return (
    <div className="inlay-premium-gate" data-state={admission}>
      {admission === 'guest' ? (
        <Region key="guest" content={guest} />
      ) : (
        <Region key="registered" content={registered} />
      )}
    </div>
  );
}

type Admission = 'unknown' | 'guest' | 'registered';

/** While an expired session may still be renewed, the admission before it: unknown when the page opens. */
function useAdmission(premiumCheck: boolean): Admission {
  const { status, isPremium } = useSession();
  const [settledStatus, setSettledStatus] = useState<typeof status>();
  const latest = useRef<Admission>('unknown');
  useEffect(() => {
    let isGone = false;
    void hasSession().then(() => !isGone && setSettledStatus(status));
    return () => {
      isGone = true;
    };
  }, [status]);

  if (status !== 'expired' || settledStatus === 'expired')
    latest.current = status === 'active' && (isPremium || !premiumCheck) ? 'registered' : 'guest';
  return latest.current;
}

/** Shows the content whether or not the server hid it. */
function Region({ content }: { content: Content | undefined }) {
  const element = content?.kind === 'live' ? content.element : undefined;
  useLayoutEffect(() => {
    if (!element?.hasAttribute('hidden')) return undefined;
    element.removeAttribute('hidden');
    return () => element.setAttribute('hidden', '');
  }, [element]);
  return <RichText content={content} />;
}

function Labelled({
  name,
  label,
  content,
}: {
  name: string;
  label: 'guest' | 'registered' | 'premium';
  content: Content | undefined;
}) {
  const t = useText(messages);
  return (
    <section className="inlay-premium-gate__region" aria-label={useLandmarkName(t(label))}>
      <p className="inlay-premium-gate__label">{t(label)}</p>
      {content ? (
        <Region content={content} />
      ) : (
        <p className="inlay-premium-gate__empty">{t('empty', { field: name })}</p>
      )}
    </section>
  );
}

export default defineWidget({
  name: 'premium-gate',
  description: 'Shows one of two regions: for guests, or for signed-in or premium visitors.',
  load: 'eager',
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: PremiumGate,
});
