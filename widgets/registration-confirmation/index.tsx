import { useEffect, useState } from 'react';
import { defineWidget, type Content } from '../../src/contract';
import { config, useSignal, useText, useWidget } from '../../src/core';
import { ConfirmStep, loadConfirmForm } from '../../src/features/sign-in';
import {
  AccountFrame,
  accountHref,
  consumeUrlParams,
  dropRedirect,
  storedRedirect,
  navigateTo,
} from '../../src/features/visitor';
import { Form, SubmitButton, useForm } from '../../src/forms';
import { isPasswordNeeded } from '../../src/services/user';
import { Alert, Button, RichText } from '../../src/ui';
import { ConfirmChange } from './ConfirmChange';
import { messages } from './messages';
import { props, type RegistrationConfirmationProps } from './props';
import { sendRegistration } from './send';
import styles from './registration-confirmation.css';

function RegistrationConfirmation({
  title,
  thanks,
  delay = config().confirmationDelay,
}: RegistrationConfirmationProps) {
  const { isEditing } = useWidget();
  const [{ token, changeToken }] = useState(() => consumeUrlParams('token', 'changeToken'));
  const query = new URLSearchParams(location.search);
  const [isDone, setDone] = useState(query.has('isRegistered') || isEditing);
  const email = query.get('email');
  const isLost = !isDone && !token && !changeToken && !email;
  useEffect(() => {
    if (isLost) void navigateTo(config().pages.home);
  }, [isLost]);

  if (isLost) return null;
  return (
    <AccountFrame className="inlay-registration-confirmation" title={title}>
      {isDone ? (
        <Thanks text={thanks} source={query.get('source')} delay={delay} />
      ) : changeToken ? (
        <ConfirmChange token={changeToken} />
      ) : token ? (
        <ConfirmLink token={token} onConfirmed={() => setDone(true)} />
      ) : (
        <ConfirmStep email={email!} onConfirmed={() => setDone(true)} />
      )}
    </AccountFrame>
  );
}

const codes = { 6010: { key: 'linkDead' } };

/** Mail scanners open links but do not press buttons. */
function ConfirmLink({ token, onConfirmed }: { token: string; onConfirmed: () => void }) {
  const t = useText(messages);
  /** Loaded if the registration began in another browser. */
  const [late, setLate] = useState<Awaited<ReturnType<typeof loadConfirmForm>>>();
  const form = useForm({
    name: 'confirm-registration',
    initial: {},
    messages,
    codes,
    async onSubmit(_, { signal }) {
      try {
        await sendRegistration(token, signal);
        onConfirmed();
      } catch (failure) {
        if (!isPasswordNeeded(failure)) throw failure;
        setLate(await loadConfirmForm());
      }
    },
  });
  const error = useSignal(form.error);

  if (late) {
    const choose = async (password: string, signal: AbortSignal) => {
      await sendRegistration(token, signal, password);
      onConfirmed();
    };
    return <late.ChoosePassword onChoose={choose} />;
  }
  return (
    <>
      <Form form={form} label={t('label')}>
        <p className="inlay-account__text">{t('ask')}</p>
        <SubmitButton form={form}>{t('submit')}</SubmitButton>
      </Form>
      {error?.key === 'linkDead' && (
        <div className="inlay-account__actions">
          <Button href={accountHref('signIn')} variant="secondary">
            {t('signIn')}
          </Button>
          <Button href={accountHref('signUp')} variant="secondary">
            {t('signUp')}
          </Button>
        </div>
      )}
    </>
  );
}

interface ThanksProps {
  text: Content | undefined;
  /** Becomes the hash of the next page. */
  source: string | null;
  /** In seconds. */
  delay: number;
}

/** Redirects after `delay`, or immediately when the button is pressed. */
function Thanks({ text, source, delay }: ThanksProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [url] = useState(() => storedRedirect(source));

  useEffect(() => {
    if (isEditing) return undefined;
    const timer = setTimeout(() => {
      dropRedirect();
      void navigateTo(url);
    }, delay * 1000);
    return () => clearTimeout(timer);
  }, [url, delay, isEditing]);

  return (
    <>
      <Alert tone="positive" title={t('doneTitle')} focusOnMount={!isEditing}>
        {t('leading', { seconds: delay })}
      </Alert>
      {text && <RichText content={text} />}
      <div className="inlay-account__actions">
        <Button href={url} onClick={dropRedirect}>
          {t('goOn')}
        </Button>
      </div>
    </>
  );
}

export default defineWidget({
  name: 'registration-confirmation',
  description:
    'Completes a registration from the link in the e-mail, thanks the reader, and returns to the page where it started.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: RegistrationConfirmation,
});
