import { defineMessages } from '../../src/core';

export const messages = defineMessages('gated-download', {
  empty: 'No files yet. Put a link into an element with data-item="files".',
});
