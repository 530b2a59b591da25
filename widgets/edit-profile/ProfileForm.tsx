import { useEffect, useState } from 'react';
import type { Link } from '../../src/contract';
import { config, useSignal, useText } from '../../src/core';
import { FRESH_SIGN_IN_NEEDED, isProofNeeded, SignInAgainOption } from '../../src/features/own-data';
import { CompanyField } from '../../src/features/sign-up/late';
import {
  EmailField,
  Form,
  type FormModel,
  NewPasswordField,
  PasswordField,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
} from '../../src/forms';
import { detectCountry } from '../../src/services/geo';
import { Alert, linkProps } from '../../src/ui';
import { messages } from './messages';
import { PendingEmail } from './PendingEmail';
import { profileSchema, saveProfile } from './send';
import { type Profile, withPresent } from './profile';

interface ProfileFormProps {
  profile: Profile;
  /** Whether a new password can be set here. */
  hasPassword: boolean;
  alumniLink?: Link;
}

export { loadProfile, SAMPLE } from './profile';

export function ProfileForm({ profile: { user, ...lists }, hasPassword, alumniLink }: ProfileFormProps) {
  const t = useText(messages);
  // The service wants it before it changes the password or the address.
  const [asksPassword, setAsksPassword] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [pendingEmail, setPendingEmail] = useState(user.pendingEmail ?? '');
  // As they were when the form was opened: an answer that is saved must not reorder the list.
  const [{ titles, functions, countries }] = useState(() => ({
    titles: withPresent(lists.titles, user.title),
    functions: withPresent(lists.functions, user.businessFunction),
    countries: withPresent(lists.countries, user.country),
  }));
  const isEmailFixed = Boolean(user.socialLoginIdps) || !user.hasPassword;

  const form = useForm({
    name: 'edit-profile',
    schema: async () => {
      const requiredFields = {
        title: titles.options.length > 0,
        businessFunction: functions.options.length > 0,
        country: countries.options.length > 0,
      };
      return profileSchema({ isEmailFixed, asked: requiredFields });
    },
    initial: {
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      title: titles.value,
      company: user.company,
      businessFunction: functions.value,
      country: countries.value,
      password: '',
      currentPassword: '',
    },
    validate: 'change',
    draftKey: `edit-profile:${user.id}`,
    messages,
    codes: {
      [FRESH_SIGN_IN_NEEDED]: user.hasPassword
        ? { key: 'askPassword', field: 'currentPassword' }
        : { key: 'freshSignIn' },
      2008: { key: 'wrongPassword', field: 'currentPassword', clears: true },
    },
    async onSubmit(answers, { signal }) {
      setSaved(false);
      const email = await saveProfile(answers, signal).catch((error: unknown) => {
        if (isProofNeeded(error)) setAsksPassword(user.hasPassword === true);
        throw error;
      });
      setAsksPassword(false);
      form.field('password').set('');
      form.field('currentPassword').set('');
      // The old address stays until the new one is confirmed.
      form.field('email').set(email);
      setSaved(true);
      if (email !== answers.email) setPendingEmail(answers.email);
    },
  });

  useEffect(() => {
    if (asksPassword) form.focus('currentPassword');
  }, [form, asksPassword]);

  const isCountryUnknown = !user.country;
  useEffect(() => {
    if (!isCountryUnknown || config().mode !== 'live') return undefined;
    const request = new AbortController();
    void detectCountry(request.signal).then((country) => request.signal.aborted || form.fill({ country }));
    return () => request.abort();
  }, [form, isCountryUnknown]);

  return (
    <>
      {user.alumni && (
        <Alert tone="warning" title={t('alumniTitle')}>
          {t('alumni')} {alumniLink && <a {...linkProps(alumniLink, 'inlay-account__link')}>{alumniLink.text}</a>}
        </Alert>
      )}
      <Form form={form} label={t('label')} action={config().pages.profile}>
        <fieldset className="inlay-edit-profile__fields" disabled={user.alumni}>
          <EmailField
            form={form}
            name="email"
            label={t('email')}
            autoComplete="username"
            disabled={isEmailFixed}
            help={isEmailFixed ? t(user.socialLoginIdps ? 'emailSocial' : 'emailFixed') : t('emailHelp')}
            required
          />
          {pendingEmail && (
            <PendingEmail key={pendingEmail} email={pendingEmail} onCancelled={() => setPendingEmail('')} />
          )}
          <div className="inlay-account__pair">
            <TextField form={form} name="firstName" label={t('firstName')} autoComplete="given-name" required />
            <TextField form={form} name="lastName" label={t('lastName')} autoComplete="family-name" required />
          </div>
          <CompanyField form={form} name="company" label={t('company')} disabled={user.alumni} required />
          <div className="inlay-account__pair">
            {titles.options.length > 0 && (
              <SelectField
                form={form}
                name="title"
                label={t('jobTitle')}
                options={titles.options}
                placeholder={t('choose')}
                autoComplete="organization-title"
                required
              />
            )}
            {functions.options.length > 0 && (
              <SelectField
                form={form}
                name="businessFunction"
                label={t('businessFunction')}
                options={functions.options}
                placeholder={t('choose')}
                required
              />
            )}
          </div>
          {countries.options.length > 0 && (
            <SelectField
              form={form}
              name="country"
              label={t('country')}
              options={countries.options}
              placeholder={t('choose')}
              autoComplete="country"
              required
            />
          )}
          {hasPassword && (
            <NewPasswordField form={form} name="password" label={t('password')} email={form.field('email').value} />
          )}
          {asksPassword && <PasswordField form={form} name="currentPassword" label={t('currentPassword')} required />}
          <SignInAgainOption form={form} />
          {isSaved && <Saved form={form} />}
          {!user.alumni && <SubmitButton form={form}>{t('submit')}</SubmitButton>}
        </fieldset>
      </Form>
    </>
  );
}

/** The success of a save, until something is changed again. */
function Saved<T extends object>({ form }: { form: FormModel<T> }) {
  const t = useText(messages);
  const state = useSignal(form.state);
  return state === 'done' ? <Alert tone="positive" title={t('saved')} /> : null;
}
