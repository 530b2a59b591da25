import { defineMessages } from '../../src/core';

export const messages = defineMessages('linked-accounts', {
  label: {
    en: 'Linked logins',
    de: 'Verknüpfte Anmeldungen',
    ar: 'حسابات الدخول المرتبطة',
    ja: '連携しているログイン',
  },
  linked: {
    en: 'Linked',
    de: 'Verknüpft',
    ar: 'مرتبط',
    ja: '連携中',
  },
  notLinked: {
    en: 'Not linked',
    de: 'Nicht verknüpft',
    ar: 'غير مرتبط',
    ja: '未連携',
  },
  lastLogin: {
    en: 'This is your only way to sign in. Create a password or a passkey first, then unlink it.',
    de: 'Sie können sich nur auf diese Weise anmelden. Legen Sie zuerst ein Passwort oder einen Passkey an und heben Sie die Verknüpfung dann auf.',
    ar: 'هذه طريقتك الوحيدة لتسجيل الدخول. أنشئ كلمة مرور أو مفتاح مرور أولًا، ثم ألغِ الربط.',
    ja: 'これが唯一のログイン方法です。先にパスワードまたはパスキーを作成してから解除してください。',
  },
  alreadyUnlinked: {
    en: 'This login is no longer linked. Reload the page to see your linked logins.',
    de: 'Diese Anmeldung ist nicht mehr verknüpft. Laden Sie die Seite neu, um Ihre Verknüpfungen zu sehen.',
    ar: 'لم يعد هذا الحساب مرتبطًا. أعد تحميل الصفحة لرؤية الوضع الحالي.',
    ja: 'このログインはもう連携されていません。ページを再読み込みして現在の状態をご確認ください。',
  },
  link: {
    en: 'Link',
    de: 'Verknüpfen',
    ar: 'ربط',
    ja: '連携する',
  },
  linkOf: {
    en: 'Link {provider}',
    de: '{provider} verknüpfen',
    ar: 'ربط {provider}',
    ja: '{provider}を連携する',
  },
  unlink: {
    en: 'Unlink',
    de: 'Aufheben',
    ar: 'إلغاء الربط',
    ja: '解除する',
  },
  unlinkOf: {
    en: 'Unlink {provider}',
    de: 'Verknüpfung mit {provider} aufheben',
    ar: 'إلغاء ربط {provider}',
    ja: '{provider}の連携を解除する',
  },
  linkedNow: {
    en: 'You can now sign in with {provider}.',
    de: 'Sie können sich jetzt mit {provider} anmelden.',
    ar: 'يمكنك الآن تسجيل الدخول عبر {provider}.',
    ja: '{provider}でログインできるようになりました。',
  },
  unlinkedNow: {
    en: '{provider} is unlinked. You can no longer sign in with it.',
    de: 'Die Verknüpfung mit {provider} ist aufgehoben. Sie können sich nicht mehr mit {provider} anmelden.',
    ar: 'أُلغي ربط {provider}. ستسجّل الدخول من دونه من الآن فصاعدًا.',
    ja: '{provider}の連携を解除しました。今後は{provider}なしでログインしてください。',
  },
  none: {
    en: 'No other ways to sign in are available right now.',
    de: 'Derzeit gibt es keine weiteren Anmeldemöglichkeiten.',
    ar: 'لا توجد حاليًا طريقة أخرى لتسجيل الدخول.',
    ja: '現在、ほかのログイン方法はありません。',
  },
  linkFailed: {
    en: 'We can’t reach {provider} right now. Try again in a moment.',
    de: '{provider} ist derzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر الاتصال بـ{provider} الآن. يُرجى المحاولة بعد قليل.',
    ja: '現在{provider}に接続できません。しばらくしてからもう一度お試しください。',
  },
  unlinkFailed: {
    en: '{provider} could not be unlinked. Please try again in a moment.',
    de: 'Die Verknüpfung mit {provider} konnte nicht aufgehoben werden. Bitte versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر إلغاء ربط {provider}. يرجى المحاولة بعد قليل.',
    ja: '{provider}の連携を解除できませんでした。しばらくしてからもう一度お試しください。',
  },
  flagOff: {
    en: 'Visitors see nothing here while the flag “sso” of the configuration is off.',
    de: 'Besucherinnen und Besucher sehen hier nichts, solange der Schalter „sso“ der Konfiguration aus ist.',
    ar: 'لا يرى الزوار شيئًا هنا ما دام الخيار “sso” في الإعدادات معطّلًا.',
    ja: '設定のフラグ「sso」がオフの間、訪問者には何も表示されません。',
  },
});
