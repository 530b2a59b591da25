import { choice, content, defineProps, flag, link, list, number, text, type PropsOf } from '../../src/contract';
import { VARIANTS } from './rules';

const DAY = 86_400;

export const props = defineProps({
  variant: choice(VARIANTS, {
    description:
      'default: a banner at the bottom of the window. click: the text ends after its free part. timer: the same after some time, with a dialog that can be closed.',
  }),
  pageType: choice(VARIANTS, {
    description: 'Another name of variant, for existing pages. data-variant overrides it.',
  }),
  timer: number({
    default: -1,
    minimum: -1,
    maximum: DAY,
    unit: 's',
    description:
      'The reading time before the banner or the dialog appears. Below 0, it never appears. The click variant does not wait.',
  }),
  newUser: flag({
    description: 'The banner invites visitors to get started instead of to sign in, for pages with many new readers.',
  }),
  gated: text({
    max: 200,
    description:
      'The CSS selector of the gated part. Prefer a single class such as .gated, which search engines understand.',
  }),
  countBefore: text({
    max: 200,
    description:
      'With metering: the CSS selector of the element that follows the number of free articles. Default: the first paragraph of the text.',
  }),
  content: content({ description: 'The gated part, if it is inside the placeholder.' }),
  practiceCode: text({
    max: 60,
    description:
      'The practice of the page. Default: that of the configuration. Signed-in visitors see no wall on a default practice.',
  }),
  subscriptionCode: text({
    max: 60,
    description:
      'The alert code that a registration here subscribes to. Default: that of the practice, in `practiceSubscription` of the configuration. If it is set, signed-in visitors without it are asked to subscribe.',
  }),
  emailCourse: flag({ description: 'The wall belongs to an e-mail course. Its subscribers see a confirmation.' }),
  title: text({ max: 120, description: 'The call to action in a few words.' }),
  text: text({ max: 400, description: 'A short text about registering.' }),
  benefits: list(text({ max: 120, description: 'A benefit for registered readers.' }), {
    max: 5,
    description: 'The benefits for registered readers, shown in the dialog.',
  }),
  confirmation: text({ max: 400, description: 'The confirmation for subscribers of an e-mail course.' }),
  registerLink: link({ description: 'The page for registration, and the text of the button.' }),
  signInLink: link({ description: 'The page for signing in, and the text of the button.' }),
});

export type RegwallProps = PropsOf<typeof props>;
