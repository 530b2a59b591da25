import { choice, content, defineProps, flag, link, list, number, text, type PropsOf } from '../../src/contract';
import { VARIANTS } from './rules';

const DAY = 86_400;

export const props = defineProps({
  variant: choice(VARIANTS, {
    description:
      'default: a banner at the bottom of the window. click: the text ends where its free part ends. timer: so it does after a while, with a dialog that can be closed.',
  }),
  pageType: choice(VARIANTS, {
    description: 'The variant, under the name that some CMS pages give it. data-variant wins.',
  }),
  timer: number({
    default: -1,
    minimum: -1,
    maximum: DAY,
    unit: 's',
    description:
      'How long the page is read before the banner or the dialog comes; below 0 it never does. The click variant does not wait.',
  }),
  newUser: flag({
    description: 'The banner invites to get started instead of to sign in: for pages that new readers come to.',
  }),
  gated: text({
    max: 200,
    description:
      'CSS selector of the gated part of the page, best a single class such as .gated, which search engines understand.',
  }),
  countBefore: text({
    max: 200,
    description:
      'Where the wall is metered: CSS selector of the element above which the number of free articles stands; the first paragraph of the text unless set.',
  }),
  content: content({ description: 'The gated part itself, where it stands inside the placeholder.' }),
  practiceCode: text({
    max: 60,
    description:
      "The practice of the page; the page's own unless set. Visitors who are signed in on a default practice see no wall.",
  }),
  subscriptionCode: text({
    max: 60,
    description:
      'Alert code that registering here subscribes to; that of the practice, by `practiceSubscription` of the configuration, unless set. Where it is set, visitors who are signed in without it are asked to subscribe.',
  }),
  emailCourse: flag({ description: 'The wall belongs to an e-mail course: visitors who have it see a confirmation.' }),
  title: text({ max: 120, description: 'The call to action in a few words.' }),
  text: text({ max: 400, description: 'What registering gives and asks, in a sentence or two.' }),
  benefits: list(text({ max: 120, description: 'One thing that registered readers have.' }), {
    max: 5,
    description: 'What registered readers have; shown in the dialog.',
  }),
  confirmation: text({ max: 400, description: 'For an e-mail course: what visitors who have it read.' }),
  registerLink: link({ description: 'The page for registration, and the text of the button.' }),
  signInLink: link({ description: 'The page for signing in, and the text of the button.' }),
});

export type RegwallProps = PropsOf<typeof props>;
