import { defineMessages } from '../../core';

export const messages = defineMessages('carousel', {
  carousel: {
    en: 'carousel',
    de: 'Karussell',
    ar: 'عرض دوّار',
    ja: 'カルーセル',
  },
  slide: {
    en: 'slide',
    de: 'Folie',
    ar: 'شريحة',
    ja: 'スライド',
  },
  position: {
    en: '{number} of {total}',
    de: '{number} von {total}',
    ar: '{number} من {total}',
    ja: '{total}枚中{number}枚目',
  },
  named: {
    en: '{number} of {total}: {name}',
    de: '{number} von {total}: {name}',
    ar: '{number} من {total}: {name}',
    ja: '{total}枚中{number}枚目：{name}',
  },
  previous: {
    en: 'Previous slide',
    de: 'Vorherige Folie',
    ar: 'الشريحة السابقة',
    ja: '前のスライド',
  },
  next: {
    en: 'Next slide',
    de: 'Nächste Folie',
    ar: 'الشريحة التالية',
    ja: '次のスライド',
  },
  show: {
    en: 'Show slide {number}',
    de: 'Folie {number} zeigen',
    ar: 'عرض الشريحة {number}',
    ja: 'スライド{number}を表示',
  },
  dots: {
    en: 'Choose a slide',
    de: 'Folie auswählen',
    ar: 'اختيار شريحة',
    ja: 'スライドを選ぶ',
  },
  pause: {
    en: 'Stop changing slides by themselves',
    de: 'Automatischen Wechsel anhalten',
    ar: 'إيقاف التبديل التلقائي للشرائح',
    ja: '自動切り替えを止める',
  },
  play: {
    en: 'Change slides by themselves',
    de: 'Folien automatisch wechseln',
    ar: 'تبديل الشرائح تلقائيًا',
    ja: '自動で切り替える',
  },
});
