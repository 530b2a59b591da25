import { choice, defineProps, flag, integer, link, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  promoBarTitle: text({ max: 120, description: 'The offer. Without it, visitors see nothing.' }),
  promoBarDescription: text({ max: 400, alias: ['description'], description: 'A short description.' }),
  promoBarRenderStyle: choice(['text', 'subscribe', 'link'], {
    default: 'text',
    description: 'Only text, a newsletter form, or a link.',
  }),
  promoBarCallToActionLink: link({ description: 'The link, with its text.' }),
  hidePromoBar: flag({ description: 'Hides the bar.' }),
  oneClickSubscription: text({ max: 100, description: 'The alert code of the form.' }),
  headingLevel: integer({ default: 2, minimum: 1, maximum: 6, description: 'The heading level of the title.' }),
});

export type BlogPromoBarProps = PropsOf<typeof props>;
