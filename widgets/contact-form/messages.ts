import { defineMessages } from '../../src/core';

export const messages = defineMessages('contact-form', {
  failed: {
    en: 'The form could not be fetched. Check your connection and press once more.',
    de: 'Das Formular konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und drücken Sie noch einmal.',
    ar: 'تعذّر جلب النموذج. تحقق من اتصالك واضغط مرة أخرى.',
    ja: 'フォームを読み込めませんでした。接続をご確認のうえ、もう一度押してください。',
  },
});
