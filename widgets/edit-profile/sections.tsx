import { useState } from 'react';
import { useText } from '../../src/core';
import { CompanyField } from '../../src/features/sign-up/late';
import { EmailField, NewPasswordField, PasswordField, SelectField, TextField } from '../../src/forms';
import { Alert, announce, Button, type HeadingLevel } from '../../src/ui';
import { messages } from './messages';
import { ProfileSection } from './ProfileSection';
import { cancelChange, resendChange } from './send';
import type { ProfileFormModel } from './use-profile-form';

interface SectionProps {
  model: ProfileFormModel;
  headingLevel: HeadingLevel;
}

export function NameSection(props: SectionProps) {
  const t = useText(messages);
  const { form } = props.model;
  return (
    <ProfileSection {...props} title={t('name')} names={['firstName', 'lastName']}>
      <div className="inlay-account__pair">
        <TextField form={form} name="firstName" label={t('firstName')} autoComplete="given-name" required />
        <TextField form={form} name="lastName" label={t('lastName')} autoComplete="family-name" required />
      </div>
    </ProfileSection>
  );
}

export function WorkSection(props: SectionProps) {
  const t = useText(messages);
  const { form, choices, hasCompany, isReadOnly } = props.model;
  const { title, businessFunction, country } = choices;
  const lists = (['title', 'businessFunction', 'country'] as const).filter((name) => choices[name].options.length);
  const labelOf = (name: string, value: string) => {
    const list = lists.find((candidate) => candidate === name);
    return (list && choices[list].options.find((option) => option.value === value)?.label) ?? value;
  };
  if (!hasCompany && !lists.length) return null;
  return (
    <ProfileSection
      {...props}
      title={t('work')}
      names={[...(hasCompany ? (['company'] as const) : []), ...lists]}
      labelOf={labelOf}
    >
      {hasCompany && <CompanyField form={form} name="company" label={t('company')} disabled={isReadOnly} required />}
      <div className="inlay-account__pair">
        {title.options.length > 0 && (
          <SelectField
            form={form}
            name="title"
            label={t('jobTitle')}
            options={title.options}
            placeholder={t('choose')}
            autoComplete="organization-title"
            required
          />
        )}
        {businessFunction.options.length > 0 && (
          <SelectField
            form={form}
            name="businessFunction"
            label={t('businessFunction')}
            options={businessFunction.options}
            placeholder={t('choose')}
            required
          />
        )}
      </div>
      {country.options.length > 0 && (
        <SelectField
          form={form}
          name="country"
          label={t('country')}
          options={country.options}
          placeholder={t('choose')}
          autoComplete="country"
          required
        />
      )}
    </ProfileSection>
  );
}

interface SignInSectionProps extends SectionProps {
  /** Whether a new password can be set here. */
  hasPassword: boolean;
  /** Whether an identity provider manages the address. */
  isSocial: boolean;
}

export function SignInSection({ hasPassword, isSocial, ...props }: SignInSectionProps) {
  const t = useText(messages);
  const { form, isEmailFixed, isEmailSent, pendingEmail, setPendingEmail, requiresPassword } = props.model;
  const needsPasswordFirst = isEmailSent && hasPassword;
  const fixedHelp = isEmailSent && isSocial ? 'emailSocial' : needsPasswordFirst ? 'emailFixed' : 'emailElsewhere';
  const emailHelp = isEmailFixed ? fixedHelp : 'emailHelp';
  return (
    <ProfileSection
      {...props}
      title={t(hasPassword ? 'signIn' : 'email')}
      names={['email']}
      secrets={['password', 'currentPassword']}
      isPending={Boolean(pendingEmail) || requiresPassword}
    >
      <EmailField
        form={form}
        name="email"
        label={t('email')}
        autoComplete="username"
        disabled={isEmailFixed}
        help={t(emailHelp)}
        required
      />
      {pendingEmail && (
        <PendingEmail
          key={pendingEmail}
          email={pendingEmail}
          onCancelled={() => {
            // The pressed button is removed.
            form.focus('email');
            setPendingEmail('');
          }}
        />
      )}
      {hasPassword && (
        <NewPasswordField form={form} name="password" label={t('password')} email={form.field('email').value} />
      )}
      {requiresPassword && <PasswordField form={form} name="currentPassword" label={t('currentPassword')} required />}
    </ProfileSection>
  );
}

interface PendingEmailProps {
  /** The new address. The old one counts until the link in its e-mail is opened. */
  email: string;
  onCancelled: () => void;
}

/** A change of the e-mail address that is not confirmed yet. */
function PendingEmail({ email, onCancelled }: PendingEmailProps) {
  const t = useText(messages);
  const [busy, setBusy] = useState<'resend' | 'cancel'>();
  const [result, setResult] = useState<'resent' | 'notResent' | 'notCancelled'>();

  async function resend() {
    setBusy('resend');
    setResult(
      await resendChange(email).then(
        () => 'resent' as const,
        () => 'notResent' as const,
      ),
    );
    setBusy(undefined);
  }

  async function cancel() {
    setBusy('cancel');
    try {
      await cancelChange();
      announce(t('changeCancelled'));
      onCancelled();
    } catch {
      setResult('notCancelled');
      setBusy(undefined);
    }
  }

  return (
    <Alert title={t('pendingTitle')}>
      {t('confirmAddress', { email })} {result && t(result)}
      <span className="inlay-account__actions">
        <Button variant="link" busy={busy === 'resend'} onClick={() => void resend()}>
          {t('resendLink')}
        </Button>
        <Button variant="link" busy={busy === 'cancel'} onClick={() => void cancel()}>
          {t('cancelChange')}
        </Button>
      </span>
    </Alert>
  );
}
