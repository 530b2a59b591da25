import { defineMessages } from '../../src/core';

export const messages = defineMessages('careers-bar', {
  label: {
    en: 'Working with us',
    de: 'Bei uns arbeiten',
    ar: 'العمل معنا',
    ja: '採用情報',
  },
  apply: {
    en: 'See open positions',
    de: 'Offene Stellen ansehen',
    ar: 'عرض الوظائف المتاحة',
    ja: '募集職種を見る',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
  editing: {
    en: 'Give a sectionTitle and a buttonLink: until then visitors see no bar.',
    de: 'Geben Sie sectionTitle und buttonLink an: Bis dahin sehen Besucher keine Leiste.',
    ar: 'أدخل sectionTitle و buttonLink: حتى ذلك الحين لا يرى الزوار الشريط.',
    ja: 'sectionTitle と buttonLink を指定してください。指定するまで、訪問者にはバーが表示されません。',
  },
});
