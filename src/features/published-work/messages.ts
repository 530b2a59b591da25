import { defineMessages } from '../../core';

export const messages = defineMessages('published-work', {
  editing: {
    en: 'Nothing published yet: fill in publishedWork or externalPublishedWork.',
    de: 'Noch nichts veröffentlicht: publishedWork oder externalPublishedWork ausfüllen.',
    ar: 'لا منشورات بعد: املأ publishedWork أو externalPublishedWork.',
    ja: '出版物がまだありません。publishedWork または externalPublishedWork を入力してください。',
  },
  failed: {
    en: 'Further articles are not available right now. Try again.',
    de: 'Weitere Artikel sind gerade nicht verfügbar. Versuchen Sie es noch einmal.',
    ar: 'المقالات الأخرى غير متاحة الآن. حاول مرة أخرى.',
    ja: '現在ほかの記事を表示できません。もう一度お試しください。',
  },
});
