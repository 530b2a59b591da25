/** The dialogs for the form and the code, and the calls to the service. */
export { CodeDialog } from './CodeDialog';
export { ContactDialog } from './ContactDialog';
export { messageFrom, readerDetails, schemaFor, sendContactCode, sendContactMessage } from './send';
