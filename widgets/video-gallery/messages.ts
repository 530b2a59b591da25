import { defineMessages } from '../../src/core';

export const messages = defineMessages('video-gallery', {
  topics: { en: 'Topic', de: 'Thema', ar: 'الموضوع', ja: 'テーマ' },
  speakers: { en: 'Speaker', de: 'Sprecherin oder Sprecher', ar: 'المتحدث', ja: '登壇者' },
  count: {
    en: '{count, plural, one {# video} other {# videos}}',
    de: '{count, plural, one {# Video} other {# Videos}}',
    ar: '{count, plural, zero {لا فيديوهات} one {فيديو واحد} two {فيديوهان} few {# فيديوهات} many {# فيديو} other {# فيديو}}',
    ja: '{count, plural, other {動画 # 本}}',
  },
  none: {
    en: 'No videos available',
    de: 'Keine Videos verfügbar',
    ar: 'لا توجد فيديوهات متاحة',
    ja: '動画はありません',
  },
  hidden: {
    en: '{count, plural, one {# more video} other {# more videos}} for clients',
    de: '{count, plural, one {# weiteres Video} other {# weitere Videos}} für Kunden',
    ar: '{count, plural, zero {لا فيديوهات أخرى} one {فيديو آخر} two {فيديوهان آخران} few {# فيديوهات أخرى} many {# فيديو آخر} other {# فيديو آخر}} للعملاء',
    ja: '{count, plural, other {クライアント向けの動画があと # 本あります}}',
  },
  signIn: { en: 'Sign in', de: 'Anmelden', ar: 'تسجيل الدخول', ja: 'サインイン' },
  play: { en: 'Play “{title}”', de: '„{title}“ abspielen', ar: 'تشغيل «{title}»', ja: '「{title}」を再生' },
  playTimed: {
    en: 'Play “{title}”, {time}',
    de: '„{title}“ abspielen, {time}',
    ar: 'تشغيل «{title}»، {time}',
    ja: '「{title}」を再生、{time}',
  },
  failed: {
    en: 'The video could not be loaded. Try again.',
    de: 'Das Video konnte nicht geladen werden. Versuchen Sie es noch einmal.',
    ar: 'تعذّر تحميل الفيلم. حاول مرة أخرى.',
    ja: '映像を読み込めませんでした。もう一度お試しください。',
  },
  close: { en: 'Close the video', de: 'Video schließen', ar: 'إغلاق الفيديو', ja: '動画を閉じる' },
  untitled: { en: 'Video {number}', de: 'Video {number}', ar: 'فيديو {number}', ja: '動画 {number}' },
});
