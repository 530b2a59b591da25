import { type ReactNode, useEffect } from 'react';
import { addStyles, config, lazy, safeLink, subscribe, useSignal, useText } from '../../core';
import {
  Captcha,
  CheckboxField,
  dropDraft,
  Form,
  isFieldSent,
  NewEmailField,
  NewPasswordField,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
} from '../../forms';
import { throwUnreachable } from '../../http';
import type { User } from '../../services/user';
import styles from '../visitor/account.css';
import { messages } from './messages';
import { splitName } from './split-name';
import { useCountries } from './use-lookups';

addStyles(styles);

export interface SignUpFormProps {
  email?: string;
  /** The address of a visitor from an identity provider: it cannot be changed, and no password is required. */
  socialEmail?: string;
  /** Split into first and last name, and filled in. */
  fullName?: string;
  /** ISO 3166 codes of countries in which the checkbox for occasional e-mails is ticked by default. */
  consentCountry?: string;
  /** Codes of alerts to subscribe to with the registration. */
  subscriptions?: readonly string[];
  /** Sent as `source-registration`. */
  source?: string;
  /** The practice of the registration. Default: the page's. */
  practiceCode?: string;
  /** The URL to open once the address is confirmed. */
  back?: string;
  /** An e-mail has been sent. Called in the same way with and without an existing account. */
  onRegistered: (email: string) => unknown;
  /** Called if the session began without an e-mail. Without it, the visitor is redirected to `back`. */
  onSignedIn?: (user: User) => unknown;
  /** A link to restart, for when the identity provider's confirmation has expired. */
  beginAgain?: ReactNode;
}

const loadSend = lazy(() => import('./late'), { onError: throwUnreachable });

const DRAFT = 'sign-up';

/** The simple registration. Never reveals whether an address has an account. */
export function SignUpForm({
  email = '',
  socialEmail,
  fullName = '',
  consentCountry = 'US',
  subscriptions,
  source,
  practiceCode,
  back,
  onRegistered,
  onSignedIn,
  beginAgain,
}: SignUpFormProps) {
  const t = useText(messages);
  const call = socialEmail ? 'registerPartially' : 'register';
  const form = useForm({
    name: 'sign-up',
    schema: async () => (await loadSend())[socialEmail ? 'socialSchema' : 'schema'],
    initial: { email: socialEmail ?? email, password: '', ...splitName(fullName), country: '', occasionalEmail: false },
    validate: 'change',
    draftKey: DRAFT,
    // Until the address is confirmed, the visitor may return to correct it.
    keepsDraft: true,
    freshFields: email ? ['email'] : [],
    async onSubmit({ firstname, lastname, ...answers }, { captcha, signal }) {
      const { send } = await loadSend();
      const { email: address, password, country, occasionalEmail } = answers;
      const registration = {
        email: address,
        password: password || undefined,
        firstName: firstname,
        lastName: lastname,
        country: country || undefined,
        occasionalEmail,
        subscriptions,
      };
      let isSignedIn = false;
      const signedIn = onSignedIn && ((user: User) => ((isSignedIn = true), onSignedIn(user)));
      await send(registration, { captcha, signal, source, practiceCode, back, onSignedIn: signedIn });
      if (!isSignedIn) await onRegistered(address);
    },
  });
  useEffect(() => subscribe('session-changed', ({ status }) => status === 'active' && dropDraft(DRAFT)), []);
  const countries = useCountries(form, consentCountry);
  const error = useSignal(form.error);

  return (
    <>
      <Form form={form} label={t('label')} action={config().pages.signUp}>
        <NewEmailField form={form} name="email" label={t('email')} readOnly={Boolean(socialEmail)} required />
        {!socialEmail && (
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
        {countries && isFieldSent(call, 'country') && (
          <SelectField
            form={form}
            name="country"
            label={t('country')}
            options={countries}
            placeholder={t('chooseCountry')}
            autoComplete="country"
          />
        )}
        {isFieldSent(call, 'occasionalEmail') && (
          <CheckboxField form={form} name="occasionalEmail" label={t('occasionalEmail')} />
        )}
        <Captcha form={form} />
        <div className="inlay-account__actions">
          <SubmitButton form={form}>{t('submit')}</SubmitButton>
          <a className="inlay-account__link" href={safeLink(config().pages.privacy)}>
            {t('privacy')}
          </a>
        </div>
      </Form>
      {error?.key === 'expired' && beginAgain}
    </>
  );
}
