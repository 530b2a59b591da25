/**
 * Writing to a person or the firm: the form and its dialog. Does not belong here: who is written to (widgets), and
 * what opens the dialog (people).
 */
export { ContactForm, type Recipient } from './ContactForm';
export type { ContactDialogProps } from './ContactDialog';
export { messages as contactMessages } from './messages';
