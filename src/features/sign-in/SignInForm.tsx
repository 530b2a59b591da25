import { type ComponentType, useLayoutEffect, useState } from 'react';
import { addStyles, config, lazy, useText } from '../../core';
import { EmailField, Form, PasswordField, SubmitButton, useForm } from '../../forms';
import { throwUnreachable } from '../../http';
import type { SignedIn, User } from '../../services/user';
import { Button } from '../../ui';
import styles from '../visitor/account.css';
import { accountHref } from '../visitor';
import { type ConfirmStepProps, EmailFirst, MailedCodeStep } from './confirm/ConfirmStep';
import { messages } from './messages';
import { PasskeyOption } from './passkey/PasskeyOption';

addStyles(styles);

export interface SignInFormProps {
  /** Prefilled from a form beside this one. */
  email?: string;
  /** The entry point, for `signed-in`. */
  source?: string;
  /** The page to return to after a locked account is unlocked. Default: the current page. */
  back?: () => string;
  /** Called when the session has begun. A promise that stays pending keeps the form busy while the page unloads. */
  onSignedIn: (user: User | undefined) => unknown;
}

/** The step that the service requires in addition to the password. */
interface Missing {
  email: string;
  Step: ComponentType<ConfirmStepProps>;
}

const loadSend = lazy(() => import('./late'), { onError: throwUnreachable });

/** Asks for the e-mail address first, if configured and not known yet. */
export function SignInForm(props: SignInFormProps) {
  const [email, setEmail] = useState('');
  return config().flags.emailFirst && !props.email && !email ? (
    <EmailFirst {...props} onEmail={setEmail} />
  ) : (
    <PasswordForm {...props} email={props.email || email} isNext={Boolean(email)} />
  );
}

/** E-mail address and password. If the service requires a confirmation or a second factor, the form prompts for it in place. */
function PasswordForm({ email = '', isNext, source, back, onSignedIn }: SignInFormProps & { isNext: boolean }) {
  const t = useText(messages);
  const { mailedCode, passkeys } = config().flags;
  /** Null if the visitor returned from a step. */
  const [missing, setMissing] = useState<Missing | null>();
  const form = useForm({
    name: 'sign-in',
    schema: async () => (await loadSend()).schema,
    initial: { email, password: '' },
    validate: 'submit',
    messages,
    async onSubmit(credentials, { signal }) {
      const { send } = await loadSend();
      const Step = await send(credentials, { signal, source, back, onSignedIn });
      if (Step) setMissing({ email: credentials.email, Step });
    },
  });

  useLayoutEffect(() => {
    if (isNext || missing === null) form.focus(isNext ? 'password' : 'email');
  }, [form, isNext, missing]);

  const showDeletion = async (signedIn: SignedIn) => {
    const Step = (await loadSend()).stepForDeletion(signedIn);
    if (Step) setMissing({ email, Step: Step as ComponentType<ConfirmStepProps> });
  };

  if (missing) {
    const { email: address, Step } = missing;
    return (
      <Step
        email={address}
        source={source}
        onConfirmed={onSignedIn}
        onBack={() => setMissing(null)}
        onSignIn={() => setMissing(null)}
      />
    );
  }
  return (
    <Form form={form} label={t('label')} action={config().pages.signIn}>
      <EmailField
        form={form}
        name="email"
        label={t('email')}
        autoComplete={passkeys ? 'username webauthn' : 'username'}
        required
      />
      <PasswordField form={form} name="password" label={t('password')} required />
      <div className="inlay-account__actions">
        <SubmitButton form={form}>{t('submit')}</SubmitButton>
        <a className="inlay-account__link" href={accountHref('forgotPassword')}>
          {t('forgot')}
        </a>
        {mailedCode && (
          <Button variant="link" onClick={() => setMissing({ email: form.values().email, Step: MailedCodeStep })}>
            {t('mailedCode')}
          </Button>
        )}
      </div>
      {passkeys && <PasskeyOption source={source} onSignedIn={onSignedIn} onDeletion={showDeletion} />}
    </Form>
  );
}
