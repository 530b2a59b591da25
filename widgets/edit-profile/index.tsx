import { defineWidget } from '../../src/contract';
import { lazy, useLanguage } from '../../src/core';
import { AuthenticatedSection, AuthenticatedNotice, useOwnData } from '../../src/features/own-data';
import { messages } from './messages';
import { props, type EditProfileProps } from './props';
import styles from './edit-profile.css';

/** Needed only by signed-in visitors. */
const loadForm = lazy(() => import('./ProfileForm'));

async function loadContent(language: string, signal?: AbortSignal) {
  const { loadProfile, ProfileForm, SAMPLE } = await loadForm();
  return { profile: signal ? await loadProfile(language, signal) : SAMPLE, ProfileForm };
}

function EditProfile({ variant, title, intro, alumniLink }: EditProfileProps) {
  const language = useLanguage();
  const content = useOwnData(
    (signal) => loadContent(language, signal),
    () => loadContent(language),
  );
  return (
    <AuthenticatedSection className="inlay-edit-profile" title={title} intro={intro} content={content}>
      {({ profile, ProfileForm }) =>
        profile.user.reLoginRequiredForSensitiveData ? (
          <AuthenticatedNotice state="sign-in-again" />
        ) : (
          <ProfileForm
            key={profile.user.id}
            profile={profile}
            hasPassword={variant !== 'mq'}
            headingLevel={title ? 3 : 2}
            alumniLink={alumniLink}
          />
        )
      }
    </AuthenticatedSection>
  );
}

export default defineWidget({
  name: 'edit-profile',
  description: 'Shows the details of the signed-in reader and changes them: name, work, country, address and password.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  component: EditProfile,
});
