import { defineMessages } from '../../core';

export const messages = defineMessages('embed', {
  notice: 'This content comes from {host}. Nothing is sent there until you choose to see it; your choice is remembered on this device.',
  show: 'Show the content',
  description: 'Description',
  untitled: 'Interactive content',
});
