/** The newsletters of the content service, as a response for `fakeServices`. */
import type { Answerer } from './services';

export const CATALOGUE_CALL = 'GET /services/content/v1/subscriptions';

const alert = (code: string, title: string) => ({
  alertCode: { value: code },
  title: { value: title },
  toolTip: '',
  descriptionText: `What ${title} is about.`,
  frequency: 'Weekly',
  previewLink: '/insights',
  previewLinkLabel: 'See recent issues',
  language: 'en',
});

export const CATALOGUE: Record<string, Answerer> = {
  [CATALOGUE_CALL]: {
    json: {
      data: {
        subscriptions: {
          newsLetters: {
            alertItems: {
              alerts: [alert('weekly', 'The Friday Letter'), alert('quarterly', 'Alder & Voss Quarterly')],
            },
          },
          alerts: {
            alertItems: {
              alerts: [alert('alert-finance', 'Financial Institutions'), alert('alert-strategy', 'Strategy')],
            },
          },
          guides: { alerts: [alert('guide-saying-no', 'Saying no')] },
          informationalMail: { alertItems: { alerts: [alert('events', 'Events near you')] } },
        },
      },
    },
  },
};
