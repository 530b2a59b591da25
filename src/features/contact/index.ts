/**
 * Messages to a person or the firm: the form and its dialog. Does not belong here: recipients (widgets), and the button
 * that opens the dialog (people).
 */
export { ContactForm, type Recipient } from './ContactForm';
export type { ContactDialogProps } from './ContactDialog';
export { messages as contactMessages } from './messages';
