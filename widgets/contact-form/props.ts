import { choice, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the form, and that of the dialog.' }),
  intro: text({ max: 400, description: 'A sentence or two above the form.' }),
  layout: choice(['inline', 'dialog'], {
    default: 'inline',
    description: 'The form in the page, or a button that opens it.',
  }),
  button: text({ max: 60, description: 'What the button says that opens the dialog.' }),
  to: text({
    max: 200,
    default: '',
    description: 'The id of the author or partner; without it the message goes to the firm.',
  }),
  partnerName: text({ max: 120, default: '', description: 'The name of the author or partner.' }),
  trigger: choice(['contact', 'profile', 'talkToUs'], {
    default: 'contact',
    description: 'Where the form is opened: on a profile it may ask for a code, and talkToUs wants a message.',
  }),
  forbiddenDomains: text({
    max: 2000,
    default: '',
    description: 'E-mail domains that a form on a profile does not take, separated by commas.',
  }),
});

export type ContactFormProps = PropsOf<typeof props>;
