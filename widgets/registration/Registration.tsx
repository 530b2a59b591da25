import { useRef } from 'react';
import { AccountFrame } from '../../src/features/account-page';
import { accountHref, useRedirectSignedIn } from '../../src/features/visitor';
import { ConfirmStep, forgetPendingConfirmation, usePendingConfirmation } from '../../src/features/sign-in';
import { useText } from '../../src/core';
import { useWidget } from '../../src/runtime';
import { messages } from './messages';
import { PlainForm } from './parts/PlainForm';
import { StepsLater } from './parts/StepsLater';
import type { RegistrationProps } from './props';

/** Everything about somebody new: in one form, or in four steps for whoever comes from an identity provider. */
export function Registration({ title, intro, type: ownType, redirect, source: ownSource, consentCountry, offersSignIn }: RegistrationProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [pending, setPending] = usePendingConfirmation();
  const form = useRef<HTMLDivElement>(null);
  const isSent = useRedirectSignedIn(isEditing, redirect);

  const query = new URLSearchParams(location.search);
  const source = query.get('source') ?? ownSource;
  if (isSent) return null;

  const finish = async () => {
    forgetPendingConfirmation();
    const { finish: goOn } = await import('./send');
    return goOn({ redirect, source });
  };
  const correct = () => {
    setPending(undefined);
    setTimeout(() => form.current?.querySelector('input')?.focus());
  };

  const isSocial = /^(sso|single-sign-on)$/i.test(query.get('type') ?? ownType ?? '');
  const Form = isSocial ? StepsLater : PlainForm;
  const other = { question: t('haveAccount'), label: t('signIn'), href: accountHref('signIn') };
  return (
    <AccountFrame className="inlay-registration" title={title} intro={pending ? undefined : intro} other={offersSignIn && !pending ? other : undefined}>
      {pending && <ConfirmStep email={pending} source={source} onConfirmed={finish} onBack={correct} />}
      {/* Kept meanwhile: who corrects the address finds the rest as it was. */}
      <div ref={form} hidden={Boolean(pending)}>
        <Form redirect={redirect} source={source} consentCountry={consentCountry} onMailed={setPending} />
      </div>
    </AccountFrame>
  );
}

export interface RegistrationFormProps {
  redirect: string | undefined;
  source: string | undefined;
  consentCountry: string;
  /** A mail asks to confirm the address; whoever needs none is led on instead. */
  onMailed: (email: string) => void;
}
