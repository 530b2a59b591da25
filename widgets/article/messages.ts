import { defineMessages } from '../../src/core';

export const messages = defineMessages('article', {
  share: {
    en: 'Share this article',
    de: 'Artikel teilen',
    ar: 'شارك المقال',
    ja: 'この記事を共有',
  },
  specialReport: {
    en: 'Special report',
    de: 'Sonderbericht',
    ar: 'تقرير خاص',
    ja: '特集',
  },
  clients: {
    en: 'For clients',
    de: 'Für Kunden',
    ar: 'للعملاء',
    ja: 'クライアント向け',
  },
  by: {
    en: 'By {names}',
    de: 'Von {names}',
    ar: 'بقلم {names}',
    ja: '{names}',
  },
  firstPublished: {
    en: 'First published on {date}',
    de: 'Zuerst erschienen am {date}',
    ar: 'نُشر أول مرة في {date}',
    ja: '初出：{date}',
  },
  authors: {
    en: 'About the authors',
    de: 'Über die Autorinnen und Autoren',
    ar: 'عن الكُتّاب',
    ja: '執筆者について',
  },
  exitFullScreen: {
    en: 'Exit full screen',
    de: 'Vollbild verlassen',
    ar: 'اخرج من ملء الشاشة',
    ja: '全画面を終了',
  },
  enterFullScreen: {
    en: 'View full screen',
    de: 'Im Vollbild anzeigen',
    ar: 'اعرض بملء الشاشة',
    ja: '全画面で表示',
  },
  largeScreen: {
    en: 'This works best on a larger screen.',
    de: 'Am besten auf einem größeren Bildschirm ansehen.',
    ar: 'يظهر هذا المحتوى على نحو أفضل على شاشة أكبر.',
    ja: '大きな画面での閲覧をおすすめします。',
  },
  openAnyway: {
    en: 'Open anyway',
    de: 'Trotzdem öffnen',
    ar: 'افتح على أي حال',
    ja: 'このまま開く',
  },
});
