import { defineMessages } from '../../../src/core';

export const messages = defineMessages('regwall-confirmation', {
  title: {
    en: 'You have this e-mail course',
    de: 'Sie haben diesen E-Mail-Kurs',
    ar: 'أنت مشترك في هذه الدورة البريدية',
    ja: 'このメール講座をお申し込み済みです',
  },
  text: {
    en: 'There is nothing more to do: its lessons come to you by e-mail.',
    de: 'Sie brauchen nichts weiter zu tun: Die Lektionen kommen per E-Mail zu Ihnen.',
    ar: 'لا يلزمك فعل أي شيء آخر: ستصلك دروسها عبر البريد الإلكتروني.',
    ja: 'これ以上のお手続きは不要です。各回をメールでお届けします。',
  },
  manage: {
    en: 'Choose your e-mails',
    de: 'E-Mails auswählen',
    ar: 'اختيار الرسائل البريدية',
    ja: '受け取るメールを選ぶ',
  },
});
