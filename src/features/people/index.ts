/** Ways to contact a person: social profiles, and the button of the contact form. Does not belong here: the form itself (contact). */
export { ContactButton } from './ContactButton';
export { messages as peopleMessages } from './messages';
export { hasSocialIcons, SocialIcons } from './SocialIcons';
export { socialProps } from './social-props';
