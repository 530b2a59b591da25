import { defineMessages } from '../../src/core';

export const messages = defineMessages('fifty-fifty-hero', {
  breadcrumb: 'You are here',
  share: 'Share this page',
});
