import { defineMessages } from '../../src/core';

export const messages = defineMessages('sidebar', {
  expand: {
    en: 'Show more',
    de: 'Mehr anzeigen',
    ar: 'عرض المزيد',
    ja: 'もっと見る',
  },
  collapse: {
    en: 'Show less',
    de: 'Weniger anzeigen',
    ar: 'عرض أقل',
    ja: '閉じる',
  },
});
