/** Writing to a person or the firm: the form, its dialog, and the icons that open it. Does not belong here: who is written to (widgets). */
export { ContactForm, type Recipient } from './ContactForm';
export { type ContactDialogProps } from './ContactDialog';
export { messages as contactMessages } from './messages';
export { hasSocialIcons, loadContactDialog, SocialIcons } from './SocialIcons';
export { socialProps } from './social-props';
