import { defineMessages } from '../../src/core';

export const messages = defineMessages('locations-map', {
  cities: { en: 'Cities', de: 'Städte', ar: 'المدن', ja: '都市' },
  map: { en: 'Map of the offices', de: 'Karte der Büros', ar: 'خريطة المكاتب', ja: 'オフィスの地図' },
  keys: {
    en: 'Move the map with the arrow keys, zoom with plus and minus.',
    de: 'Mit den Pfeiltasten verschieben, mit Plus und Minus zoomen.',
    ar: 'حرّك الخريطة بمفاتيح الأسهم، وكبّرها أو صغّرها بمفتاحي الجمع والطرح.',
    ja: '矢印キーで移動、プラスとマイナスで拡大・縮小します。',
  },
  controls: { en: 'Move and zoom', de: 'Verschieben und zoomen', ar: 'التحريك والتكبير', ja: '移動とズーム' },
  zoomIn: { en: 'Zoom in', de: 'Vergrößern', ar: 'تكبير', ja: '拡大' },
  zoomOut: { en: 'Zoom out', de: 'Verkleinern', ar: 'تصغير', ja: '縮小' },
  left: { en: 'Move left', de: 'Nach links', ar: 'تحريك إلى اليسار', ja: '左へ移動' },
  up: { en: 'Move up', de: 'Nach oben', ar: 'تحريك إلى الأعلى', ja: '上へ移動' },
  down: { en: 'Move down', de: 'Nach unten', ar: 'تحريك إلى الأسفل', ja: '下へ移動' },
  right: { en: 'Move right', de: 'Nach rechts', ar: 'تحريك إلى اليمين', ja: '右へ移動' },
  showAllOffices: { en: 'Show all offices', de: 'Alle Büros zeigen', ar: 'عرض كل المكاتب', ja: 'すべて表示' },
  group: { en: 'Zoom in on {names}', de: '{names}: vergrößern', ar: 'تكبير {names}', ja: '{names}を拡大' },
  opened: {
    en: '{name} is open in the list.',
    de: '{name} ist in der Liste geöffnet.',
    ar: '{name} مفتوحة في القائمة.',
    ja: '一覧で{name}を開きました。',
  },
  fillIn: {
    en: 'No offices yet. Fill in: offices.',
    de: 'Noch keine Büros. Füllen Sie offices aus.',
    ar: 'لا توجد مكاتب بعد. املأ offices.',
    ja: 'オフィスがありません。offices を入力してください。',
  },
});
