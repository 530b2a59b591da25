import { defineMessages } from '../../core';

export const messages = defineMessages('footnotes', {
  title: 'Notes',
  reference: 'Note {number}',
  back: 'Back to the text, note {number}',
  backAgain: 'Back to the text, note {number}, place {place}',
});
