import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSignal, useText } from '../../../src/core';
import { Form, SubmitButton, useForm } from '../../../src/forms';
import { Heading } from '../../../src/ui';
import { type AccountAnswers, AccountFields, loadSend } from '../PlainForm';
import { messages as formMessages } from '../messages';
import { messages } from './messages';

interface DetailsProps {
  /** The URL to sign in at. */
  provider: string;
  initial: AccountAnswers;
  /** Undefined if the visitor's location must not fill in anything. */
  consentCountry: string | undefined;
  /** Called with whether there are unsent changes. */
  onChange: (isChanged: boolean) => void;
  onDone: (answers: AccountAnswers) => void;
}

/** The first step: details that the provider does not have. Nothing is sent yet. */
export function Details({ provider, initial, consentCountry, onChange, onDone }: DetailsProps) {
  const t = useText(messages);
  const label = useText(formMessages);
  const form = useForm({
    name: 'registration-details',
    schema: async () => (await loadSend()).schemaFor('registerPartially'),
    initial,
    validate: 'change',
    draftKey: 'registration-details',
    onSubmit: onDone,
  });
  const isChanged = useSignal(form.isChanged);
  // In a layout effect: a later one could report an earlier change after the step is done.
  useLayoutEffect(() => {
    onChange(isChanged);
    return () => onChange(false);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change
  }, [isChanged]);
  return (
    <Form form={form} label={label('label')}>
      <StepTitle title={t('details')} text={t('from', { provider })} isFirst />
      <AccountFields form={form} consentCountry={consentCountry} isSocial />
      <SubmitButton form={form}>{t('next')}</SubmitButton>
    </Form>
  );
}

interface StepTitleProps {
  title: string;
  text: string;
  /** The first step does not move focus. */
  isFirst?: boolean;
}

/** Takes focus when the step changes, so that a screen reader starts at its beginning. */
export function StepTitle({ title, text, isFirst = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(!isFirst || document.activeElement?.closest('.inlay-registration') !== null);
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = true;
  }, [title]);
  return (
    <>
      <Heading ref={heading} level={2} className="inlay-registration__title" tabIndex={-1}>
        {title}
      </Heading>
      <p className="inlay-account__text">{text}</p>
    </>
  );
}
