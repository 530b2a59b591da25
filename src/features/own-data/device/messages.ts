import { defineMessages } from '../../../core';

export const messages = defineMessages('device', {
  device: {
    en: '{browser} on {system}',
    de: '{browser} auf {system}',
    ar: '{browser} على {system}',
    ja: '{system}の{browser}',
  },
  unknown: {
    en: 'Unknown device',
    de: 'Unbekanntes Gerät',
    ar: 'جهاز غير معروف',
    ja: '不明な端末',
  },
});
