import { useLayoutEffect } from 'react';
import { object } from 'superstruct';
import { useText } from '../../src/core';
import { Form, maxLength, required, SelectField, SubmitButton, TextField, textValue, useForm } from '../../src/forms';
import { updateUser } from '../../src/services/user';
import { isSignedIn } from '../../src/session';
import { Button } from '../../src/ui';
import { messages } from './messages';
import type { Field } from './props';
import type { Question } from './questions';
import { rememberQuestion } from './remembered';

interface ProfileQuestionProps {
  question: Question;
  setSending: (isSending: boolean) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** In characters. */
const MAX_ANSWER_LENGTH = 100;

const schema = object({ answer: textValue(required('empty'), maxLength(MAX_ANSWER_LENGTH)) });

const AUTOCOMPLETE: Readonly<Partial<Record<Field, string>>> = {
  company: 'organization',
  title: 'organization-title',
  country: 'country',
};

export function ProfileQuestion({ question: { field, options }, setSending, onSaved, onClose }: ProfileQuestionProps) {
  const t = useText(messages);
  const form = useForm({
    name: 'profile-question',
    schema,
    initial: { answer: '' },
    validate: 'submit',
    messages,
    async onSubmit({ answer }, { signal }) {
      setSending(true);
      try {
        await updateUser({ [field]: answer }, signal);
        onSaved();
      } finally {
        if (isSignedIn()) setSending(false);
      }
    },
  });
  // An ignored question does not appear again on the next page.
  useLayoutEffect(() => rememberQuestion(), []);
  const shared = { form, name: 'answer', label: t(field), autoComplete: AUTOCOMPLETE[field] } as const;
  return (
    <div className="inlay-after-sign-in">
      <Form form={form} label={t('questionTitle')}>
        <p className="inlay-after-sign-in__title">{t('questionTitle')}</p>
        {options.length ? (
          <SelectField {...shared} options={options} placeholder={t('choose')} />
        ) : (
          <TextField {...shared} />
        )}
        <div className="inlay-after-sign-in__actions">
          <SubmitButton form={form}>{t('save')}</SubmitButton>
          <Button variant="link" onClick={onClose}>
            {t('notNow')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
