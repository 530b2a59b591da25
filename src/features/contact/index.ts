export { type ContactDialogProps } from './ContactDialog';
export { ContactForm } from './ContactForm';
export { messages as contactMessages } from './messages';
export { type Recipient } from './recipient';
export { hasSocialIcons, loadContactDialog, SocialIcons } from './social-icons/SocialIcons';
export { messages as socialIconMessages } from './social-icons/messages';
export { socialProps } from './social-icons/social-props';
