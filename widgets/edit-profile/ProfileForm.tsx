import type { Link } from '../../src/contract';
import { config, useSignal, useText } from '../../src/core';
import { SignInAgainOption } from '../../src/features/own-data';
import { Form, type FormModel, isFieldSent, SubmitButton } from '../../src/forms';
import { Alert, type HeadingLevel, linkProps } from '../../src/ui';
import { messages } from './messages';
import type { Profile } from './profile';
import { NameSection, SignInSection, WorkSection } from './sections';
import { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  profile: Profile;
  /** Whether a new password can be set here. */
  hasPassword: boolean;
  /** The heading level of its sections. */
  headingLevel: HeadingLevel;
  alumniLink?: Link;
}

export { loadProfile, SAMPLE } from './profile';

export function ProfileForm({ profile, hasPassword, headingLevel, alumniLink }: ProfileFormProps) {
  const t = useText(messages);
  const model = useProfileForm(profile);
  const { form, isReadOnly, isSaved } = model;
  const sectionProps = { model, headingLevel };
  return (
    <>
      {isReadOnly && (
        <Alert tone="warning" title={t('alumniTitle')}>
          {t('alumni')} {alumniLink && <a {...linkProps(alumniLink, 'inlay-account__link')}>{alumniLink.text}</a>}
        </Alert>
      )}
      <Form form={form} label={t('label')} action={config().pages.profile}>
        <fieldset className="inlay-edit-profile__fields" disabled={isReadOnly}>
          <div>
            <NameSection {...sectionProps} />
            <WorkSection {...sectionProps} />
            <SignInSection
              {...sectionProps}
              hasPassword={hasPassword && isFieldSent('updateUser', 'password')}
              isSocial={Boolean(profile.user.socialLoginIdps)}
            />
          </div>
          <SignInAgainOption form={form} />
          {isSaved && <Saved form={form} />}
          {!isReadOnly && <SubmitButton form={form}>{t('submit')}</SubmitButton>}
        </fieldset>
      </Form>
    </>
  );
}

/** The success message, until the visitor changes a field again. */
function Saved<T extends object>({ form }: { form: FormModel<T> }) {
  const t = useText(messages);
  const state = useSignal(form.state);
  return state === 'done' ? <Alert tone="positive" title={t('saved')} /> : null;
}
