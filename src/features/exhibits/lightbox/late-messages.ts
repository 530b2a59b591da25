import { defineMessages } from '../../../core';

export const messages = defineMessages('lightboxPictures', {
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
    en: 'Previous picture',
    de: 'Vorheriges Bild',
    ar: 'الصورة السابقة',
    ja: '前の画像',
  },
  next: {
    en: 'Next picture',
    de: 'Nächstes Bild',
    ar: 'الصورة التالية',
    ja: '次の画像',
  },
  keys: {
    en: 'While the whole picture is visible, the left and right arrow keys show the other pictures.',
    de: 'Solange das ganze Bild zu sehen ist, zeigen die Pfeiltasten nach links und rechts die anderen Bilder.',
    ar: 'ما دامت الصورة ظاهرة كاملة، يعرض السهمان الأيسر والأيمن الصور الأخرى.',
    ja: '画像全体が表示されている間は、左右の矢印キーでほかの画像を表示します。',
  },
});
