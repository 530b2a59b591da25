import { defineMessages } from '../../src/core';

export const messages = defineMessages('tabbed-container', {
  label: {
    en: 'Views',
    de: 'Ansichten',
    ar: 'طرق العرض',
    ja: '表示の切り替え',
  },
  unnamed: {
    en: 'Part {number}',
    de: 'Teil {number}',
    ar: 'الجزء {number}',
    ja: 'パート{number}',
  },
});
