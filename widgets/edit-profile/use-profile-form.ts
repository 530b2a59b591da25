import { useEffect, useState } from 'react';
import { config, useSignal } from '../../src/core';
import { FRESH_SIGN_IN_NEEDED, isProofNeeded } from '../../src/features/own-data';
import { type FormModel, isFieldSent, useForm } from '../../src/forms';
import { detectCountry } from '../../src/services/geo';
import { messages } from './messages';
import { type Profile, withPresent } from './profile';
import { type ProfileAnswers, profileSchema, saveProfile } from './send';

export type ProfileFormModel = ReturnType<typeof useProfileForm>;

/** The form of a profile, and the result of the last save. */
export function useProfileForm({ user, ...lists }: Profile) {
  // The service requires it before it changes the password or the address.
  const [requiresPassword, setRequiresPassword] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [pendingEmail, setPendingEmail] = useState(user.pendingEmail ?? '');
  // As they were when the form was opened, so that saving a value does not reorder the list.
  const [choices] = useState(() => ({
    title: withPresent(lists.titles, user.title),
    businessFunction: withPresent(lists.functions, user.businessFunction),
    country: withPresent(lists.countries, user.country),
  }));
  const isEmailSent = isFieldSent('updateUser', 'email');
  const hasCompany = isFieldSent('updateUser', 'company');
  const isEmailFixed = Boolean(user.socialLoginIdps) || !user.hasPassword || !isEmailSent;

  const form: FormModel<ProfileAnswers> = useForm<ProfileAnswers>({
    name: 'edit-profile',
    schema: async () => {
      const requiredFields = {
        title: choices.title.options.length > 0,
        businessFunction: choices.businessFunction.options.length > 0,
        country: choices.country.options.length > 0,
      };
      return profileSchema({ isEmailFixed, isRequired: { ...requiredFields, company: hasCompany } });
    },
    initial: {
      firstName: user.firstName,
      lastName: user.lastName,
      company: user.company,
      title: choices.title.value,
      businessFunction: choices.businessFunction.value,
      country: choices.country.value,
      email: user.email,
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
        if (isProofNeeded(error)) setRequiresPassword(user.hasPassword === true);
        throw error;
      });
      setRequiresPassword(false);
      form.field('password').set('');
      form.field('currentPassword').set('');
      // The old address stays until the new one is confirmed.
      form.field('email').set(email);
      setSaved(true);
      // A service may store an address in lower case.
      if (email.toLowerCase() !== answers.email.toLowerCase()) setPendingEmail(answers.email);
    },
  });

  useEffect(() => {
    if (requiresPassword) form.focus('currentPassword');
  }, [form, requiresPassword]);
  useDetectedCountry(form, !user.country);

  const invalid = useSignal(form.invalid).map(({ name }) => name);
  return {
    ...{ form, invalid, choices, requiresPassword, isSaved, isEmailFixed, isEmailSent, hasCompany },
    ...{ pendingEmail, setPendingEmail },
    isReadOnly: user.alumni,
  };
}

/** Selects the detected country of the visitor. */
function useDetectedCountry(form: FormModel<ProfileAnswers>, isUnknown: boolean) {
  useEffect(() => {
    if (!isUnknown || config().mode !== 'live') return undefined;
    const request = new AbortController();
    void detectCountry(request.signal).then((country) => request.signal.aborted || form.fill({ country }));
    return () => request.abort();
  }, [form, isUnknown]);
}
