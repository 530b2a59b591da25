/** Ways to reach somebody: their profiles elsewhere, and what opens the contact form. Does not belong here: the form itself (contact). */
export { ContactButton } from './ContactButton';
export { messages as peopleMessages } from './messages';
export { hasSocialIcons, SocialIcons } from './SocialIcons';
export { socialProps } from './social-props';
