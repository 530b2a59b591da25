import { choice, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'The heading of the form and of the dialog.' }),
  intro: text({ max: 400, description: 'An introduction above the form.' }),
  layout: choice(['inline', 'dialog'], {
    default: 'inline',
    description: 'Shows the form in the page, or a button that opens it.',
  }),
  button: text({ max: 60, description: 'The label of the button that opens the dialog.' }),
  to: text({
    max: 200,
    default: '',
    description: 'The id of the author or partner. Without it, the message goes to the firm.',
  }),
  partnerName: text({ max: 120, default: '', description: 'The name of the author or partner.' }),
  trigger: choice(['contact', 'profile', 'talkToUs'], {
    default: 'contact',
    description: 'The place of the form. On a profile it may require a code, and talkToUs requires a message.',
  }),
  forbiddenDomains: text({
    max: 2000,
    default: '',
    description: 'E-mail domains that a form on a profile rejects, separated by commas.',
  }),
});

export type ContactFormProps = PropsOf<typeof props>;
