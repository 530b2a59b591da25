import { object } from 'superstruct';
import { config, language, pageKey } from '../../core';
import { domainNotIn, emailValue, maxLength, maxNameLength, required, textValue } from '../../forms';
import type { ContactMessage } from '../../services/contact';
import { fetchUser } from '../../services/user';
import type { Recipient } from './ContactForm';

export { sendContactCode, sendContactMessage } from '../../services/contact';

const MAX_LINE_LENGTH = 100;
const MAX_SUBJECT_LENGTH = 200;
const MAX_MESSAGE_LENGTH = 5000;

export function schemaFor({ trigger, forbiddenDomains }: Recipient) {
  const isChecked = trigger === 'profile' && config().flags.emailDomainCheck;
  return object({
    name: textValue(
      required('requiredName'),
      maxLength(() => 2 * maxNameLength()),
    ),
    email: emailValue(domainNotIn(isChecked ? forbiddenDomains : '')),
    title: textValue(maxLength(MAX_LINE_LENGTH)),
    organization: textValue(maxLength(MAX_LINE_LENGTH)),
    subject: textValue(required('requiredSubject'), maxLength(MAX_SUBJECT_LENGTH)),
    message: textValue(...(trigger === 'talkToUs' ? [required('requiredMessage')] : []), maxLength(MAX_MESSAGE_LENGTH)),
  });
}

export type ContactAnswers = Pick<ContactMessage, 'name' | 'email' | 'title' | 'organization' | 'subject' | 'message'>;

/** The details of a signed-in reader for the form. */
export async function readerDetails(
  signal: AbortSignal,
): Promise<Pick<ContactAnswers, 'name' | 'email' | 'title' | 'organization'>> {
  const { firstName, lastName, email: address = '', title = '', company = '' } = await fetchUser(signal);
  return { name: [firstName, lastName].filter(Boolean).join(' '), email: address, title, organization: company };
}

export function messageFrom(answers: ContactAnswers, { to, partnerName, trigger }: Recipient): ContactMessage {
  return {
    ...answers,
    to,
    partnerName,
    source: trigger === 'profile' ? 'Profile' : trigger,
    page: {
      id: config().page.contentId ?? pageKey(),
      address: location.href,
      language: language(),
      isPreview: config().mode !== 'live',
    },
  };
}
