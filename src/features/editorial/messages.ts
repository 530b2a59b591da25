import { defineMessages } from '../../core';

export const messages = defineMessages('editorial', {
  exhibit: 'Exhibit',
  numbered: '{label} {number}',
  empty: 'There is nothing to show yet. Fill in: {fields}.',
  links: 'Links',
});
