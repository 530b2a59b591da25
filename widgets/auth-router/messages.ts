import { defineMessages } from '../../src/core';

export const messages = defineMessages('auth-router', {
  editing: 'Sign-in, registration and gated files open here. Visitors see nothing until they follow such a link.',
  fileComes: 'Your file is on its way.',
  fileAgain: 'Start again',
  saved: 'Saved to your list',
  showList: 'Show the list',
  notSaved: 'The article could not be saved. Please try again.',
  nothingToSave: 'There is no article on this page that could be saved.',
});
