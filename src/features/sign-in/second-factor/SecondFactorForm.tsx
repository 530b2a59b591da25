import { type FunctionComponent, useLayoutEffect, useState } from 'react';
import { boolean, object } from 'superstruct';
import { addStyles, config, useText } from '../../../core';
import { CheckboxField, CodeField, Form, required, SubmitButton, TextField, textValue, useForm } from '../../../forms';
import type { HttpError } from '../../../http';
import { SECOND_FACTOR_EXPIRED, signInBySecondFactor, type SignedIn, type User } from '../../../services/user';
import { Button } from '../../../ui';
import styles from '../../visitor/account.css';
import { DeletionStep } from '../DeletionStep';
import { startSession } from '../start-session';
import { messages } from './messages';
import { ResetForm } from './ResetForm';

addStyles(styles);

export interface SecondFactorStepProps {
  /** The entry point, for `signed-in`. */
  source?: string;
  onConfirmed: (user: User) => unknown;
  /** Restarts the sign-in. */
  onBack?: () => void;
}

/**
 * The step that an error with code SECOND_FACTOR_NEEDED requires. The challenge is never stored or in a URL, so that
 * leaving the page restarts at the password. Throws an error without a challenge.
 */
export function stepFor(error: HttpError): FunctionComponent<SecondFactorStepProps> {
  const { challenge } = error;
  if (!challenge) throw error;
  return (props) => <SecondFactorStep {...props} challenge={challenge} />;
}

function SecondFactorStep(props: SecondFactorStepProps & { challenge: string }) {
  const [kind, setKind] = useState<CodeKind | 'reset'>('app');
  const [signedIn, setSignedIn] = useState<SignedIn>();
  if (signedIn) return <DeletionStep {...props} signedIn={signedIn} />;
  if (kind === 'reset')
    return <ResetForm challenge={props.challenge} onCancel={() => setKind('app')} onBack={props.onBack} />;
  return (
    <CodeForm
      key={kind}
      {...props}
      kind={kind}
      onSwitch={() => setKind(kind === 'app' ? 'recovery' : 'app')}
      onReset={() => setKind('reset')}
      onDeletion={setSignedIn}
    />
  );
}

type CodeKind = 'app' | 'recovery';

const DIGITS = 6;

const schemas = {
  app: object({
    code: textValue(required('requiredApp'), (value) =>
      !value || value.length === DIGITS ? undefined : { key: 'validApp' },
    ),
    remember: boolean(),
  }),
  recovery: object({ code: textValue(required('requiredRecovery')), remember: boolean() }),
};

interface CodeFormProps extends SecondFactorStepProps {
  challenge: string;
  kind: CodeKind;
  onSwitch: () => void;
  onReset: () => void;
  /** The code is right, and the account will be deleted. */
  onDeletion: (signedIn: SignedIn) => void;
}

function CodeForm({ challenge, kind, source, onConfirmed, onBack, onSwitch, onReset, onDeletion }: CodeFormProps) {
  const t = useText(messages);
  const { flags, pages } = config();
  const form = useForm({
    name: 'second-factor',
    schema: schemas[kind],
    initial: { code: '', remember: false },
    validate: 'submit',
    messages,
    codes: {
      6010: { key: kind === 'app' ? 'wrongApp' : 'wrongRecovery', field: 'code' },
      [SECOND_FACTOR_EXPIRED]: { key: 'expired' },
    },
    async onSubmit({ code, remember }, { signal }) {
      const signedIn = await signInBySecondFactor({ challenge, code, ...(remember && { remember }) }, signal);
      if (signedIn.user.deletionDueAt) return onDeletion(signedIn);
      startSession(signedIn, source);
      await onConfirmed(signedIn.user);
    },
  });
  // In the same task as the rendering, so that no typed text is lost.
  useLayoutEffect(() => form.focus('code'), [form]);

  return (
    <Form form={form} label={t('label')} action={pages.signIn}>
      {kind === 'app' ? (
        <CodeField form={form} name="code" label={t('app')} help={t('appHelp')} required />
      ) : (
        <TextField
          form={form}
          name="code"
          label={t('recovery')}
          help={t('recoveryHelp')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
        />
      )}
      {flags.rememberSecondFactor && <CheckboxField form={form} name="remember" label={t('remember')} />}
      <div className="inlay-account__actions">
        <SubmitButton form={form}>{t('submit')}</SubmitButton>
        {onBack && (
          <Button variant="link" onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
      <div className="inlay-account__actions">
        <Button variant="link" onClick={onSwitch}>
          {t(kind === 'app' ? 'useRecovery' : 'useApp')}
        </Button>
        {flags.resetSecondFactor && (
          <Button variant="link" onClick={onReset}>
            {t('noCodes')}
          </Button>
        )}
      </div>
    </Form>
  );
}
