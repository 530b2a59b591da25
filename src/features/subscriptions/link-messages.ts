import { defineMessages } from '../../core';

/** Texts for an invalid link from an e-mail, and for the alternatives. */
export const messages = defineMessages('by-link', {
  brokenTitle: {
    en: 'This link does not work',
    de: 'Dieser Link funktioniert nicht',
    ar: 'هذا الرابط لا يعمل',
    ja: 'このリンクは使えません',
  },
  userNotFound: {
    en: 'We can’t find the account for this link. Open the link in our latest e-mail, or sign in to manage your subscriptions.',
    de: 'Wir finden zu diesem Link kein Konto. Öffnen Sie den Link in unserer neuesten E-Mail, oder melden Sie sich an, um Ihre Abonnements zu verwalten.',
    ar: 'لا يمكننا معرفة صاحب هذا الرابط. افتح الرابط الوارد في أحدث رسالة منا، أو سجّل الدخول واختر من هناك.',
    ja: 'どなたのリンクか確認できません。最新のメールのリンクを開くか、サインインしてお選びください。',
  },
  subNotFound: {
    en: 'This newsletter no longer exists. Sign in to see the others.',
    de: 'Diesen Newsletter gibt es nicht mehr. Melden Sie sich an, um die anderen zu sehen.',
    ar: 'لم تعد هذه النشرة موجودة. سجّل الدخول لترى ما هو متاح.',
    ja: 'このニュースレターは終了しました。サインインするとほかのものをご覧いただけます。',
  },
  subCodeEmpty: {
    en: 'This link is incomplete. Open it again from the e-mail, or sign in to manage your subscriptions.',
    de: 'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder melden Sie sich an, um Ihre Abonnements zu verwalten.',
    ar: 'لا يذكر الرابط النشرة المقصودة. افتحه من الرسالة مرة أخرى، أو سجّل الدخول واختر من هناك.',
    ja: 'リンクにニュースレターの指定がありません。メールからもう一度開くか、サインインしてお選びください。',
  },
  unexpected: {
    en: 'Something went wrong on our side. Nothing has changed. Try again in a moment.',
    de: 'Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert. Versuchen Sie es gleich noch einmal.',
    ar: 'حدث خطأ لدينا ولم يتغير شيء. حاول مرة أخرى بعد قليل من فضلك.',
    ja: 'こちらで問題が発生しました。何も変更されていません。しばらくしてからもう一度お試しください。',
  },
  manage: {
    en: 'Manage your subscriptions',
    de: 'Abonnements verwalten',
    ar: 'إدارة اشتراكاتك',
    ja: '配信設定を開く',
  },
});
