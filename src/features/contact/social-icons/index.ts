/** A person's profiles elsewhere, and the way to write to them, as icons. */
export { messages as socialIconMessages } from './messages';
export { hasSocialIcons, SocialIcons } from './SocialIcons';
export { socialProps } from './social-props';
