import { defineMessages } from '../../src/core';

export const messages = defineMessages('edit-subscriptions', {
  label: {
    en: 'Your subscriptions',
    de: 'Ihre Abonnements',
    ar: 'اشتراكاتك',
    ja: '配信設定',
  },
  editing: {
    en: 'Signed-in readers choose their newsletters, alerts and courses here. The list comes from the content service.',
    de: 'Angemeldete Leserinnen und Leser wählen hier Newsletter, Benachrichtigungen und Kurse. Die Liste kommt vom Inhaltsdienst.',
    ar: 'يختار القراء المسجّلون هنا النشرات والتنبيهات والدورات. تأتي القائمة من خدمة المحتوى.',
    ja: 'サインインした読者は、ここでニュースレター、お知らせ、講座を選びます。一覧はコンテンツサービスから届きます。',
  },
  loading: {
    en: 'Loading your subscriptions',
    de: 'Ihre Abonnements werden geladen',
    ar: 'جارٍ جلب اشتراكاتك',
    ja: '配信設定を読み込んでいます',
  },
  loadFailed: {
    en: 'Your subscriptions could not be loaded. Please try again in a moment.',
    de: 'Ihre Abonnements konnten nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر جلب اشتراكاتك. حاول مرة أخرى بعد قليل من فضلك.',
    ja: '配信設定を読み込めませんでした。しばらくしてからもう一度お試しください。',
  },
  retry: {
    en: 'Try again',
    de: 'Noch einmal versuchen',
    ar: 'المحاولة مرة أخرى',
    ja: 'もう一度試す',
  },
  signInFirst: {
    en: 'Sign in to manage your newsletters.',
    de: 'Melden Sie sich an, um Ihre Newsletter zu verwalten.',
    ar: 'سجّل الدخول لتختار ما نرسله إليك.',
    ja: 'サインインすると、お届けするものをお選びいただけます。',
  },
  signInAgain: {
    en: 'It’s been a while. Sign in again to see your subscriptions.',
    de: 'Es ist eine Weile her. Melden Sie sich noch einmal an, um Ihre Abonnements zu sehen.',
    ar: 'سجّل الدخول مرة أخرى لترى اشتراكاتك، فقد مضى وقت.',
    ja: '時間が経ったため、配信設定を見るにはもう一度サインインしてください。',
  },
  find: {
    en: 'Find a subscription',
    de: 'Abonnement suchen',
    ar: 'البحث عن اشتراك',
    ja: '配信を探す',
  },
  found: {
    en: '{count, plural, =0 {Nothing matches. Try another word.} one {# subscription matches} other {# subscriptions match}}',
    de: '{count, plural, =0 {Nichts gefunden. Versuchen Sie ein anderes Wort.} one {# Abonnement gefunden} other {# Abonnements gefunden}}',
    ar: '{count, plural, =0 {لا نتائج. جرّب كلمة أخرى.} one {اشتراك واحد مطابق} two {اشتراكان مطابقان} few {# اشتراكات مطابقة} many {# اشتراكًا مطابقًا} other {# اشتراك مطابق}}',
    ja: '{count, plural, =0 {見つかりません。別の言葉でお試しください。} other {#件が見つかりました}}',
  },
  nothingTitle: {
    en: 'Unsubscribe from everything',
    de: 'Keine E-Mails mehr',
    ar: 'إيقاف جميع الرسائل',
    ja: '配信の停止',
  },
  nothing: {
    en: 'Unsubscribe me from everything',
    de: 'Alles abbestellen',
    ar: 'إلغاء جميع اشتراكاتي',
    ja: 'すべての配信を停止する',
  },
  save: {
    en: 'Save subscriptions',
    de: 'Abonnements speichern',
    ar: 'حفظ الاشتراكات',
    ja: '設定を保存',
  },
  chosen: {
    en: '{count, plural, =0 {Nothing chosen} one {# subscription chosen} other {# subscriptions chosen}}',
    de: '{count, plural, =0 {Nichts ausgewählt} one {# Abonnement ausgewählt} other {# Abonnements ausgewählt}}',
    ar: '{count, plural, =0 {لم تختر شيئًا} one {اشتراك واحد مختار} two {اشتراكان مختاران} few {# اشتراكات مختارة} other {# اشتراكًا مختارًا}}',
    ja: '{count, plural, =0 {何も選択されていません} other {#件を選択中}}',
  },
  unsaved: {
    en: 'You have unsaved changes.',
    de: 'Sie haben Änderungen, die noch nicht gespeichert sind.',
    ar: 'لديك تغييرات لم تُحفظ.',
    ja: '保存されていない変更があります。',
  },
  saved: {
    en: 'Your subscriptions are saved.',
    de: 'Ihre Abonnements sind gespeichert.',
    ar: 'حُفظت اشتراكاتك.',
    ja: '配信設定を保存しました。',
  },
  savedNothing: {
    en: 'You are unsubscribed from everything. You can subscribe again at any time.',
    de: 'Sie haben alles abbestellt. Sie können jederzeit wieder abonnieren.',
    ar: 'أُلغيت جميع اشتراكاتك. يمكنك العودة إلى هنا في أي وقت.',
    ja: 'すべての配信を停止しました。いつでもここに戻れます。',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
  sessionOver: {
    en: 'Your session has ended. Your choices are kept: sign in, come back here and save them.',
    de: 'Ihre Sitzung ist zu Ende. Ihre Auswahl bleibt erhalten: Melden Sie sich an, kommen Sie hierher zurück und speichern Sie sie.',
    ar: 'انتهت جلستك. اختياراتك محفوظة: سجّل الدخول ثم عد إلى هنا واحفظها.',
    ja: 'セッションが終了しました。選択内容は保持されています。サインインしてここに戻り、保存してください。',
  },
  unexpected: {
    en: 'Your subscriptions could not be saved. Your choices are kept: please try again in a moment.',
    de: 'Ihre Abonnements konnten nicht gespeichert werden. Ihre Auswahl bleibt erhalten: Bitte versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر حفظ اشتراكاتك. اختياراتك باقية: حاول مرة أخرى بعد قليل من فضلك.',
    ja: '配信設定を保存できませんでした。選択内容は保持されています。しばらくしてからもう一度お試しください。',
  },
});
