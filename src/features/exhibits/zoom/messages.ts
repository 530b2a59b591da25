import { defineMessages } from '../../../core';

export const messages = defineMessages('zoom', {
  larger: {
    en: 'Zoom in',
    de: 'Vergrößern',
    ar: 'تكبير',
    ja: '拡大',
  },
  smaller: {
    en: 'Zoom out',
    de: 'Verkleinern',
    ar: 'تصغير',
    ja: '縮小',
  },
  whole: {
    en: 'Show the whole picture',
    de: 'Ganzes Bild zeigen',
    ar: 'عرض الصورة كاملة',
    ja: '画像全体を表示',
  },
  keys: {
    en: 'Use + and − to zoom, the arrow keys to move, and 0 to see the whole picture.',
    de: 'Mit + und − vergrößern und verkleinern, mit den Pfeiltasten verschieben, mit 0 das ganze Bild zeigen.',
    ar: 'استخدم + و− للتكبير والتصغير، ومفاتيح الأسهم للتحريك، و0 لعرض الصورة كاملة.',
    ja: '+ と − で拡大・縮小、矢印キーで移動、0 で画像全体を表示します。',
  },
});
