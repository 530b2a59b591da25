import { defineMessages } from '../../core';

export const messages = defineMessages('share-links', {
  linkedin: 'Share on LinkedIn',
  x: 'Share on X',
  facebook: 'Share on Facebook',
  mail: 'Send by e-mail',
  mailText: 'I recommend you visit {url} to read “{title}”.',
  copy: 'Copy the link',
  copied: 'Link copied',
  address: 'Link to copy',
});
