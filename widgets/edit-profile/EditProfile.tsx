import { AuthenticatedSection, AuthenticatedNotice, useOwnData } from '../../src/features/own-data';
import { useLanguage } from '../../src/core';
import type { EditProfileProps } from './props';

/** The form and what fills it in: nobody who is not signed in needs either. */
async function begin(language: string, signal?: AbortSignal) {
  const { loadProfile, ProfileForm, SAMPLE } = await import('./begin');
  return { profile: signal ? await loadProfile(language, signal) : SAMPLE, ProfileForm };
}

export function EditProfile({ variant, title, intro, alumniLink }: EditProfileProps) {
  const language = useLanguage();
  const content = useOwnData((signal) => begin(language, signal), () => begin(language));
  return (
    <AuthenticatedSection className="inlay-edit-profile" title={title} intro={intro} content={content}>
      {({ profile, ProfileForm }) =>
        profile.user.reLoginRequiredForSensitiveData ? (
          <AuthenticatedNotice state="sign-in-again" />
        ) : (
          <ProfileForm key={profile.user.id} profile={profile} hasPassword={variant !== 'mq'} alumniLink={alumniLink} />
        )
      }
    </AuthenticatedSection>
  );
}
