import { defineMessages } from '../../../core';

export const messages = defineMessages('welcome', {
  thanks: {
    en: 'Thank you, {name}. You are registered and can read on.',
    de: 'Vielen Dank, {name}. Sie sind registriert und können weiterlesen.',
    ar: 'شكرًا لك يا {name}. اكتمل تسجيلك ويمكنك متابعة القراءة.',
    ja: '{name}さん、ご登録ありがとうございます。続きをお読みいただけます。',
  },
  thanksNameless: {
    en: 'Thank you. You are registered and can read on.',
    de: 'Vielen Dank. Sie sind registriert und können weiterlesen.',
    ar: 'شكرًا لك. اكتمل تسجيلك ويمكنك متابعة القراءة.',
    ja: 'ご登録ありがとうございます。続きをお読みいただけます。',
  },
  courseThanks: {
    en: 'Thank you. The course comes to you by e-mail.',
    de: 'Vielen Dank. Der Kurs kommt per E-Mail zu Ihnen.',
    ar: 'شكرًا لك. ستصلك الدورة عبر البريد الإلكتروني.',
    ja: 'ありがとうございます。講座はメールでお届けします。',
  },
  manage: {
    en: 'Choose your e-mails',
    de: 'E-Mails auswählen',
    ar: 'اختيار الرسائل البريدية',
    ja: '受け取るメールを選ぶ',
  },
});
