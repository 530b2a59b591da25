import { ProfessionFields, useLists } from '../../../src/features/sign-up';
import { config, safeLink, useText } from '../../../src/core';
import { CheckboxField, NewEmailField, NewPasswordField, TextField, type FormModel } from '../../../src/forms';
import type { AccountAnswers } from '../answers';
import { messages } from '../messages';

interface AccountFieldsProps {
  form: FormModel<AccountAnswers>;
  consentCountry: string;
  /** Their address is known and stays, and they need no password. */
  isSocial?: boolean;
}

/** Who somebody is and what they do. */
export function AccountFields({ form, consentCountry, isSocial = false }: AccountFieldsProps) {
  const t = useText(messages);
  const lists = useLists((country) => form.fill({ country, occasionalEmail: country !== '' && country === consentCountry }));
  return (
    <>
      <NewEmailField form={form} name="email" label={t('email')} readOnly={isSocial} required />
      {!isSocial && <NewPasswordField form={form} name="password" label={t('password')} email={form.field('email').value} required />}
      <div className="inlay-account__pair">
        <TextField form={form} name="firstname" label={t('firstname')} autoComplete="given-name" required />
        <TextField form={form} name="lastname" label={t('lastname')} autoComplete="family-name" required />
      </div>
      <ProfessionFields form={form} lists={lists} />
      <CheckboxField form={form} name="occasionalEmail" label={t('occasionalEmail')} />
      <p className="inlay-account__note">
        <a className="inlay-account__link" href={safeLink(config().pages.privacy)}>
          {t('privacy')}
        </a>
      </p>
    </>
  );
}
