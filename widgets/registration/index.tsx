import { useRef } from 'react';
import { defineWidget } from '../../src/contract';
import { lazy, useText, useWidget } from '../../src/core';
import { ConfirmStep, forgetPendingConfirmation, usePendingConfirmation } from '../../src/features/sign-in';
import { AccountFrame, accountHref, useRedirectSignedIn } from '../../src/features/visitor';
import { Spinner, useDeferred } from '../../src/ui';
import { loadSend, PlainForm } from './PlainForm';
import { messages } from './messages';
import { props, type RegistrationProps } from './props';
import styles from './registration.css';

const loadSteps = lazy(() => import('./late'));

/** Full registration: one form, or four steps for visitors of an identity provider. */
function Registration({
  title,
  intro,
  type: ownType,
  redirect,
  source: ownSource,
  consentCountry,
  offersSignIn,
}: RegistrationProps) {
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
    const { finish: goOn } = await loadSend();
    return goOn({ redirect, source });
  };
  const correct = () => {
    setPending(undefined);
    setTimeout(() => form.current?.querySelector('input')?.focus());
  };

  const isSocial = /^(sso|single-sign-on)$/i.test(query.get('type') ?? ownType ?? '');
  const Form = isSocial ? SocialSteps : PlainForm;
  const other = { question: t('haveAccount'), label: t('signIn'), href: accountHref('signIn') };
  return (
    <AccountFrame
      className="inlay-registration"
      title={title}
      intro={pending ? undefined : intro}
      other={offersSignIn && !pending ? other : undefined}
    >
      {pending && <ConfirmStep email={pending} source={source} onConfirmed={finish} onBack={correct} />}
      {/* Stays mounted, so that a visitor who corrects the address finds the other fields unchanged. */}
      <div ref={form} hidden={Boolean(pending)}>
        <Form redirect={redirect} source={source} consentCountry={consentCountry} onMailed={setPending} />
      </div>
    </AccountFrame>
  );
}

/** The four steps, loaded only for single sign-on. */
function SocialSteps(props: RegistrationFormProps) {
  const loaded = useDeferred(loadSteps);
  return loaded ? <loaded.Steps {...props} /> : <Spinner />;
}

export interface RegistrationFormProps {
  redirect: string | undefined;
  source: string | undefined;
  consentCountry: string;
  /** Called when a confirmation e-mail was sent. Not called if none is needed, because the page is left instead. */
  onMailed: (email: string) => void;
}

export default defineWidget({
  name: 'registration',
  description: 'The full registration form, or four steps for visitors who use single sign-on.',
  load: 'eager',
  reserve: { narrow: '87.5rem', wide: '80.5rem' },
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: Registration,
});
