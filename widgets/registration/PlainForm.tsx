import { config, safeLink, useText, lazy } from '../../src/core';
import { ProfessionFields, splitName, useLists } from '../../src/features/sign-up';
import {
  Captcha,
  CheckboxField,
  Form,
  type FormModel,
  isFieldSent,
  NewEmailField,
  NewPasswordField,
  SubmitButton,
  TextField,
  useForm,
} from '../../src/forms';
import { throwUnreachable } from '../../src/http';
import { NewsletterChoice, useTicked } from './NewsletterChoice';
import type { RegistrationFormProps } from './index';
import { messages } from './messages';

export const loadSend = lazy(() => import('./late'), { onError: throwUnreachable });

/** All fields on one page. Never reveals whether an address has an account. */
export function PlainForm({ redirect, source, consentCountry, onMailed }: RegistrationFormProps) {
  const t = useText(messages);
  const query = new URLSearchParams(location.search);
  const [ticked, setTicked] = useTicked();
  const form = useForm({
    name: 'registration',
    schema: async () => (await loadSend()).schemaFor('register'),
    initial: initialAnswers({ email: query.get('email') ?? '', name: query.get('name') ?? '' }),
    validate: 'change',
    draftKey: 'registration',
    // Until the address is confirmed, the visitor may return to correct it.
    keepsDraft: true,
    async onSubmit(answers, context) {
      const { send } = await loadSend();
      await send(answers, ticked.codes, { ...context, source, redirect });
      onMailed(answers.email);
    },
  });
  return (
    <Form form={form} label={t('label')} action={config().pages.signUp}>
      <AccountFields form={form} consentCountry={consentCountry} />
      {isFieldSent('register', 'subscriptions') && <NewsletterChoice selection={ticked} onSelect={setTicked} />}
      <Captcha form={form} />
      <SubmitButton form={form}>{t('submit')}</SubmitButton>
    </Form>
  );
}

interface AccountFieldsProps {
  form: FormModel<AccountAnswers>;
  /** Undefined if the visitor's location must not fill in anything. */
  consentCountry: string | undefined;
  /** For signed-in visitors: their address is fixed, and they need no password. */
  isSocial?: boolean;
}

/** The fields of name, contact and profession. */
export function AccountFields({ form, consentCountry, isSocial = false }: AccountFieldsProps) {
  const t = useText(messages);
  const call = isSocial ? 'registerPartially' : 'register';
  const lists = useLists(
    consentCountry === undefined
      ? undefined
      : (country) => form.fill({ country, occasionalEmail: country !== '' && country === consentCountry }),
  );
  return (
    <>
      <NewEmailField form={form} name="email" label={t('email')} readOnly={isSocial} required />
      {!isSocial && (
        <NewPasswordField
          form={form}
          name="password"
          label={t('password')}
          email={form.field('email').value}
          required
        />
      )}
      <div className="inlay-account__pair">
        <TextField form={form} name="firstname" label={t('firstname')} autoComplete="given-name" required />
        <TextField form={form} name="lastname" label={t('lastname')} autoComplete="family-name" required />
      </div>
      <ProfessionFields form={form} lists={lists} call={call} />
      {isFieldSent(call, 'occasionalEmail') && (
        <CheckboxField form={form} name="occasionalEmail" label={t('occasionalEmail')} />
      )}
      <p className="inlay-account__note">
        <a className="inlay-account__link" href={safeLink(config().pages.privacy)}>
          {t('privacy')}
        </a>
      </p>
    </>
  );
}

/** The values of the account fields. */
export interface AccountAnswers {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  jobTitle: string;
  organization: string;
  businessFunction: string;
  /** An ISO 3166 code. */
  country: string;
  occasionalEmail: boolean;
}

/** Initial values: only what is already available. */
export function initialAnswers({ email, name }: { email: string; name: string }): AccountAnswers {
  return {
    email,
    password: '',
    ...splitName(name),
    jobTitle: '',
    organization: '',
    businessFunction: '',
    country: '',
    occasionalEmail: false,
  };
}
