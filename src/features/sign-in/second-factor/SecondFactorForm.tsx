import { type FunctionComponent, useLayoutEffect, useState } from 'react';
import { object } from 'superstruct';
import { addStyles, config, useText } from '../../../core';
import { CodeField, Form, required, SubmitButton, TextField, textValue, useForm } from '../../../forms';
import type { HttpError } from '../../../http';
import { SECOND_FACTOR_EXPIRED, signInBySecondFactor, type User } from '../../../services/user';
import { Button } from '../../../ui';
import styles from '../../visitor/account.css';
import { startSession } from '../start-session';
import { messages } from './messages';

addStyles(styles);

export interface SecondFactorStepProps {
  /** Where the visitor began, for `signed-in`. */
  source?: string;
  onConfirmed: (user: User) => unknown;
  /** To another sign-in. */
  onBack?: () => void;
}

/**
 * The step that an error with code SECOND_FACTOR_NEEDED asks for. The challenge stays in here: it is in no storage and no
 * address, so a page that is left begins at the password. Throws an error without a challenge.
 */
export function stepFor(error: HttpError): FunctionComponent<SecondFactorStepProps> {
  const { challenge } = error;
  if (!challenge) throw error;
  return (props) => <SecondFactorStep {...props} challenge={challenge} />;
}

function SecondFactorStep(props: SecondFactorStepProps & { challenge: string }) {
  const [kind, setKind] = useState<CodeKind>('app');
  return <CodeForm key={kind} {...props} kind={kind} onSwitch={() => setKind(kind === 'app' ? 'recovery' : 'app')} />;
}

type CodeKind = 'app' | 'recovery';

const DIGITS = 6;

const schemas = {
  app: object({
    code: textValue(required('requiredApp'), (value) =>
      !value || value.length === DIGITS ? undefined : { key: 'validApp' },
    ),
  }),
  recovery: object({ code: textValue(required('requiredRecovery')) }),
};

interface CodeFormProps extends SecondFactorStepProps {
  challenge: string;
  kind: CodeKind;
  onSwitch: () => void;
}

function CodeForm({ challenge, kind, source, onConfirmed, onBack, onSwitch }: CodeFormProps) {
  const t = useText(messages);
  const form = useForm({
    name: 'second-factor',
    schema: schemas[kind],
    initial: { code: '' },
    validate: 'submit',
    messages,
    codes: {
      6010: { key: kind === 'app' ? 'wrongApp' : 'wrongRecovery', field: 'code' },
      [SECOND_FACTOR_EXPIRED]: { key: 'expired' },
    },
    async onSubmit({ code }, { signal }) {
      const signedIn = await signInBySecondFactor({ challenge, code }, signal);
      startSession(signedIn, source);
      await onConfirmed(signedIn.user);
    },
  });
  // In the same task as it shows: what is typed meanwhile would be lost.
  useLayoutEffect(() => form.focus('code'), [form]);

  return (
    <Form form={form} label={t('label')} action={config().pages.signIn}>
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
      </div>
    </Form>
  );
}
