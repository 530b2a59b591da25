import { config, useText } from '../../../src/core';
import { Captcha, Form, SubmitButton, useForm } from '../../../src/forms';
import { initialAnswers } from '../answers';
import { messages } from '../messages';
import type { RegistrationFormProps } from '../Registration';
import { AccountFields } from './AccountFields';
import { NewslettersLater, useTicked } from './NewslettersLater';

/** Not needed before the visitor begins to type. */
const loadSend = () => import('../send');

/** Everything at once. Never reveals whether an address has an account. */
export function PlainForm({ redirect, source, consentCountry, onMailed }: RegistrationFormProps) {
  const t = useText(messages);
  const query = new URLSearchParams(location.search);
  const [ticked, setTicked] = useTicked();
  const form = useForm({
    name: 'registration',
    schema: async () => (await loadSend()).schema,
    initial: initialAnswers({ email: query.get('email') ?? '', name: query.get('name') ?? '' }),
    validate: 'change',
    draftKey: 'registration',
    async onSubmit(answers, context) {
      const { send } = await loadSend();
      await send(answers, ticked.codes, { ...context, source, redirect });
      onMailed(answers.email);
    },
  });
  return (
    <Form form={form} label={t('label')} action={config().pages.signUp}>
      <AccountFields form={form} consentCountry={consentCountry} />
      <NewslettersLater selection={ticked} onSelect={setTicked} />
      <Captcha form={form} />
      <SubmitButton form={form}>{t('submit')}</SubmitButton>
    </Form>
  );
}
