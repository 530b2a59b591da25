import { defineMessages } from '../../../core';

export const messages = defineMessages('device', {
  device: '{browser} on {system}',
  unknown: 'Unknown device',
});
