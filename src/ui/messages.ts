import { defineMessages } from '../core';

export const messages = defineMessages('ui', {
  loading: 'Loading',
  close: 'Close',
  back: 'Back',
  dismiss: 'Dismiss message',
  notifications: 'Notifications',
  info: 'Note',
  positive: 'Done',
  warning: 'Warning',
  negative: 'Error',
  newTab: '(opens in a new tab)',
  pages: 'Pages',
  page: 'Page {page} of {pages}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  stepDone: 'done',
  step: 'Step {step} of {steps}',
});
