import { useText } from '../../../src/core';
import { Form, SubmitButton, useForm } from '../../../src/forms';
import type { AccountAnswers } from '../answers';
import { messages as formMessages } from '../messages';
import { AccountFields } from '../parts/AccountFields';
import { messages } from './messages';
import { StepTitle } from './StepTitle';

interface DetailsProps {
  /** Where they sign in. */
  provider: string;
  initial: AccountAnswers;
  consentCountry: string;
  onDone: (answers: AccountAnswers) => void;
}

/** The first step: what the provider does not know. Nothing is sent yet. */
export function Details({ provider, initial, consentCountry, onDone }: DetailsProps) {
  const t = useText(messages);
  const label = useText(formMessages);
  const form = useForm({
    name: 'registration-details',
    schema: async () => (await import('../send')).socialSchema,
    initial,
    validate: 'change',
    draftKey: 'registration-details',
    onSubmit: onDone,
  });
  return (
    <Form form={form} label={label('label')}>
      <StepTitle title={t('details')} text={t('from', { provider })} isFirst />
      <AccountFields form={form} consentCountry={consentCountry} isSocial />
      <SubmitButton form={form}>{t('next')}</SubmitButton>
    </Form>
  );
}
