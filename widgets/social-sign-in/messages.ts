import { defineMessages } from '../../src/core';

export const messages = defineMessages('social-sign-in', {
  label: {
    en: 'Sign in with',
    de: 'Anmelden mit',
    ar: 'تسجيل الدخول عبر',
    ja: 'ほかのサービスでログイン',
  },
  editing: {
    en: 'Visitors find a link here for each identity provider that the configuration of the page names under “socialLogins”. It names none yet.',
    de: 'Besucherinnen und Besucher finden hier einen Link für jeden Anmeldedienst, den die Konfiguration der Seite unter „socialLogins“ nennt. Noch nennt sie keinen.',
    ar: 'يجد الزوار هنا رابطًا لكل مزوّد هوية تذكره إعدادات الصفحة تحت “socialLogins”. لا تذكر الإعدادات أيًا منها بعد.',
    ja: 'ページ設定の「socialLogins」に登録されたIDプロバイダーごとに、ここへリンクが表示されます。まだ一つも登録されていません。',
  },
});
