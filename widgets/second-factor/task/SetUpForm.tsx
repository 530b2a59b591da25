import { useLayoutEffect, useRef } from 'react';
import { object } from 'superstruct';
import { lazy, useSignal, useText } from '../../../src/core';
import { CodeField, Form, required, SubmitButton, textValue, useForm } from '../../../src/forms';
import { throwUnreachable } from '../../../src/http';
import {
  confirmSecondFactor,
  SECOND_FACTOR_EXPIRED,
  SECOND_FACTOR_ON,
  type SecondFactorSecret,
} from '../../../src/services/user';
import { Button, Heading, type HeadingLevel, useDeferred } from '../../../src/ui';
import { CopyButton } from './CopyButton';
import { messages } from './messages';

interface SetUpFormProps {
  level: HeadingLevel;
  secret: SecondFactorSecret;
  onConfirmed: (codes: readonly string[]) => void;
  /** Requests another secret if this one has expired. */
  onRestart: () => void;
  onCancel: () => void;
}

const DIGITS = 6;
const schema = object({
  code: textValue(required('requiredCode'), (value) =>
    !value || value.length === DIGITS ? undefined : { key: 'validCode' },
  ),
});

const codes = {
  6010: { key: 'wrongCode', field: 'code' },
  [SECOND_FACTOR_EXPIRED]: { key: 'expired' },
  [SECOND_FACTOR_ON]: { key: 'alreadyOn' },
};

const loadPicture = lazy(() => import('./QrCode'), { onError: throwUnreachable });

/** The secret as a QR code and as text, and a field for the first code, which proves that the app has the secret. */
export function SetUpForm({ level, secret: { secret, uri }, onConfirmed, onRestart, onCancel }: SetUpFormProps) {
  const t = useText(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const image = useDeferred(() => loadPicture().catch(withoutPicture));
  const form = useForm({
    name: 'second-factor-setup',
    schema,
    initial: { code: '' },
    validate: 'submit',
    messages,
    codes,
    async onSubmit({ code }, { signal }) {
      onConfirmed(await confirmSecondFactor(code, signal));
    },
  });
  const isOld = useSignal(form.error)?.key === 'expired';
  // In the same task as it appears: otherwise typed text would be lost.
  useLayoutEffect(() => heading.current?.focus(), []);

  return (
    <div className="inlay-second-factor__task">
      <Heading ref={heading} level={level} className="inlay-second-factor__heading" tabIndex={-1}>
        {t('scanTitle')}
      </Heading>
      <p className="inlay-account__text">{t('scanText')}</p>
      <div className="inlay-second-factor__picture">
        {image?.QrCode && <image.QrCode text={uri} label={t('picture')} />}
      </div>
      <div className="inlay-second-factor__key">
        <p className="inlay-account__text">{t('keyText')}</p>
        <code className="inlay-second-factor__secret" dir="ltr" translate="no">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton text={secret} label={t('copyKey')} />
      </div>
      <Form form={form} label={t('scanTitle')}>
        <CodeField form={form} name="code" label={t('code')} help={t('codeHelp')} required />
        <div className="inlay-account__actions">
          {isOld ? (
            <Button onClick={onRestart}>{t('restart')}</Button>
          ) : (
            <SubmitButton form={form}>{t('turnOn')}</SubmitButton>
          )}
          <Button variant="link" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The key can also be typed. */
function withoutPicture(): { QrCode?: undefined } {
  return {};
}
