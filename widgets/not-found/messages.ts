import { defineMessages } from '../../src/core';

export const messages = defineMessages('not-found', {
  documentTitle: '404: NotFound',
  title: 'Page not found',
  text: 'This page does not exist.',
  home: 'To the home page',
});
