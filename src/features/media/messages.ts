import { defineMessages } from '../../core';

export const messages = defineMessages('media', {
  play: {
    en: 'Play',
    de: 'Abspielen',
    ar: 'تشغيل',
    ja: '再生',
  },
  pause: {
    en: 'Pause',
    de: 'Anhalten',
    ar: 'إيقاف مؤقت',
    ja: '一時停止',
  },
  playFilm: {
    en: 'Play the film',
    de: 'Film abspielen',
    ar: 'تشغيل الفيلم',
    ja: '映像を再生',
  },
  filmNotice: {
    en: 'The film comes from {host}; nothing is sent there before you press play.',
    de: 'Der Film kommt von {host}; dorthin wird nichts gesendet, bevor Sie ihn abspielen.',
    ar: 'يأتي الفيلم من {host}، ولا يُرسَل إليه شيء قبل أن تضغط على زر التشغيل.',
    ja: 'この映像は {host} から提供されます。再生を押すまで何も送信されません。',
  },
  filmFailed: {
    en: 'The film could not be loaded. Please try again.',
    de: 'Der Film konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    ar: 'تعذّر تحميل الفيلم. يُرجى المحاولة مرة أخرى.',
    ja: '映像を読み込めませんでした。もう一度お試しください。',
  },
  filmPage: {
    en: 'Open the page of the film',
    de: 'Seite des Films öffnen',
    ar: 'افتح صفحة الفيلم',
    ja: '映像のページを開く',
  },
  playMotion: {
    en: 'Play the moving picture',
    de: 'Bewegtes Bild abspielen',
    ar: 'تشغيل الصورة المتحركة',
    ja: '動く画像を再生',
  },
  pauseMotion: {
    en: 'Pause the moving picture',
    de: 'Bewegtes Bild anhalten',
    ar: 'إيقاف الصورة المتحركة',
    ja: '動く画像を停止',
  },
  position: {
    en: 'Position',
    de: 'Stelle',
    ar: 'الموضع',
    ja: '位置',
  },
  positionOf: {
    en: '{now} of {end}',
    de: '{now} von {end}',
    ar: '{now} من {end}',
    ja: '{end} 中 {now}',
  },
  speed: {
    en: 'Speed',
    de: 'Tempo',
    ar: 'السرعة',
    ja: '速度',
  },
  transcript: {
    en: 'Transcript',
    de: 'Abschrift',
    ar: 'النص المكتوب',
    ja: '文字起こし',
  },
  audio: {
    en: 'Audio',
    de: 'Audio',
    ar: 'مقطع صوتي',
    ja: '音声',
  },
});
