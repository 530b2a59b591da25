import { choice, defineProps, flag, integer, link, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  promoBarTitle: text({ max: 120, description: 'What is offered. Without it visitors see nothing.' }),
  promoBarDescription: text({ max: 400, alias: ['description'], description: 'A sentence or two about it.' }),
  promoBarRenderStyle: choice(['text', 'subscribe', 'link'], {
    default: 'text',
    description: 'Words alone, a form that subscribes, or a link.',
  }),
  promoBarCallToActionLink: link({ description: 'Where the link leads, and what it says.' }),
  hidePromoBar: flag({ description: 'Leaves the bar out.' }),
  oneClickSubscription: text({ max: 100, description: 'The alert code that the form subscribes to.' }),
  headingLevel: integer({ default: 2, minimum: 1, maximum: 6, description: 'Of the title.' }),
});

export type BlogPromoBarProps = PropsOf<typeof props>;
