import { flag, link, text } from '../../contract';

/** A person, with links to profiles. */
export const socialProps = {
  linkedIn: link({ description: 'The person’s profile on LinkedIn.' }),
  twitter: link({ description: 'The person’s profile on X.' }),
  enableContactForm: flag({ description: 'Shows the icon that opens the contact form.' }),
  to: text({ max: 200, default: '', description: 'The id of the person, for the contact form.' }),
  partnerName: text({ max: 120, default: '', description: 'The name of the person.' }),
  forbiddenDomains: text({
    max: 2000,
    default: '',
    description: 'E-mail domains that the contact form rejects, separated by commas.',
  }),
};
