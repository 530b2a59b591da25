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
  playVideo: {
    en: 'Play video',
    de: 'Video abspielen',
    ar: 'تشغيل الفيلم',
    ja: '映像を再生',
  },
  videoNotice: {
    en: 'This video comes from {host}. Nothing is sent there until you press play.',
    de: 'Dieses Video kommt von {host}. Dorthin wird nichts gesendet, bevor Sie es abspielen.',
    ar: 'يأتي الفيلم من {host}، ولا يُرسَل إليه شيء قبل أن تضغط على زر التشغيل.',
    ja: 'この映像は {host} から提供されます。再生を押すまで何も送信されません。',
  },
  videoFailed: {
    en: 'The video could not be loaded. Try again.',
    de: 'Das Video konnte nicht geladen werden. Versuchen Sie es noch einmal.',
    ar: 'تعذّر تحميل الفيلم. يُرجى المحاولة مرة أخرى.',
    ja: '映像を読み込めませんでした。もう一度お試しください。',
  },
  videoPage: {
    en: 'Open the video’s own page',
    de: 'Eigene Seite des Videos öffnen',
    ar: 'افتح صفحة الفيلم',
    ja: '映像のページを開く',
  },
  playMotion: {
    en: 'Play background video',
    de: 'Hintergrundvideo abspielen',
    ar: 'تشغيل الصورة المتحركة',
    ja: '動く画像を再生',
  },
  pauseMotion: {
    en: 'Pause background video',
    de: 'Hintergrundvideo anhalten',
    ar: 'إيقاف الصورة المتحركة',
    ja: '動く画像を停止',
  },
  position: {
    en: 'Position',
    de: 'Position',
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
    de: 'Geschwindigkeit',
    ar: 'السرعة',
    ja: '速度',
  },
  chapters: { en: 'Chapters', de: 'Kapitel', ar: 'الفصول', ja: 'チャプター' },
  audio: {
    en: 'Audio',
    de: 'Audio',
    ar: 'مقطع صوتي',
    ja: '音声',
  },
});
