/** What the pages of people share: how they open, and ways to reach somebody. Does not belong here: the form that a visitor writes in (contact). */
export { ContactButton, loadContact } from './ContactButton';
export { messages as peopleMessages } from './messages';
export { ProfileHero } from './ProfileHero';
export { hasSocialIcons, SocialIcons } from './SocialIcons';
export { socialProps } from './social-props';
