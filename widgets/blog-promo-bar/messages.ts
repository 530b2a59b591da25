import { defineMessages } from '../../src/core';

export const messages = defineMessages('blog-promo-bar', {
  submit: { en: 'Subscribe', de: 'Abonnieren', ar: 'اشترك', ja: '購読する' },
  privacy: { en: 'Privacy policy', de: 'Datenschutzerklärung', ar: 'سياسة الخصوصية', ja: 'プライバシーポリシー' },
  empty: {
    en: 'Fill in promoBarTitle. Until then visitors see nothing here.',
    de: 'Füllen Sie promoBarTitle aus. Bis dahin sehen Besucher hier nichts.',
    ar: 'املأ promoBarTitle. حتى ذلك الحين لا يرى الزوار شيئًا هنا.',
    ja: 'promoBarTitle を入力してください。入力するまで、訪問者には何も表示されません。',
  },
  hidden: {
    en: 'hidePromoBar is set: visitors see nothing here.',
    de: 'hidePromoBar ist gesetzt: Besucher sehen hier nichts.',
    ar: 'تم تفعيل hidePromoBar: لا يرى الزوار شيئًا هنا.',
    ja: 'hidePromoBar が設定されているため、訪問者には何も表示されません。',
  },
});
