/** Writing to a person or to the firm: the form, alone or in a dialog, with the code that proves an address. */
export { ContactForm } from './ContactForm';
export type { ContactDialogProps } from './ContactDialog';
export { messages as contactMessages } from './messages';
export type { Recipient } from './recipient';

/** Fetched when somebody wants to write. */
export const loadContactDialog = () => import('./ContactDialog');
