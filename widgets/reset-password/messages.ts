import { defineMessages } from '../../src/core';

export const messages = defineMessages('reset-password', {
  label: {
    en: 'Choose a new password',
    de: 'Neues Passwort wählen',
    ar: 'اختيار كلمة مرور جديدة',
    ja: '新しいパスワードの設定',
  },
  password: {
    en: 'New password',
    de: 'Neues Passwort',
    ar: 'كلمة المرور الجديدة',
    ja: '新しいパスワード',
  },
  confirmPassword: {
    en: 'Repeat the new password',
    de: 'Neues Passwort wiederholen',
    ar: 'كلمة المرور الجديدة مرة أخرى',
    ja: '新しいパスワード（確認）',
  },
  submit: {
    en: 'Save new password',
    de: 'Neues Passwort speichern',
    ar: 'حفظ كلمة المرور الجديدة',
    ja: '新しいパスワードを保存',
  },
  doneTitle: {
    en: 'Your password is changed',
    de: 'Ihr Passwort ist geändert',
    ar: 'تم تغيير كلمة المرور',
    ja: 'パスワードを変更しました',
  },
  doneSignedIn: {
    en: 'You are signed in with it now.',
    de: 'Sie sind jetzt damit angemeldet.',
    ar: 'أنت الآن مسجل الدخول بها.',
    ja: '新しいパスワードでサインインしました。',
  },
  done: {
    en: 'Sign in with it now.',
    de: 'Melden Sie sich jetzt damit an.',
    ar: 'سجّل الدخول بها الآن.',
    ja: '新しいパスワードでサインインしてください。',
  },
  doneCode: {
    en: 'To sign in, confirm it’s you with a code.',
    de: 'Bestätigen Sie noch mit einem Code, dass Sie es sind, um sich anzumelden.',
    ar: 'لتسجيل الدخول، أكّد هويتك برمز.',
    ja: 'サインインするには、コードでご本人確認をしてください。',
  },
  goOn: {
    en: 'Continue',
    de: 'Weiter',
    ar: 'متابعة',
    ja: '続ける',
  },
  expiredTitle: {
    en: 'This link has expired',
    de: 'Dieser Link ist abgelaufen',
    ar: 'انتهت صلاحية هذا الرابط',
    ja: 'このリンクは期限切れです',
  },
  usedTitle: {
    en: 'This link is no longer valid',
    de: 'Dieser Link ist nicht mehr gültig',
    ar: 'لم يعد هذا الرابط صالحًا',
    ja: 'このリンクは無効になりました',
  },
  incompleteTitle: {
    en: 'This link is incomplete',
    de: 'Dieser Link ist unvollständig',
    ar: 'هذا الرابط غير مكتمل',
    ja: 'このリンクは不完全です',
  },
  askAgain: {
    en: 'For your security, a link works once and for a short time only. Request a new one. It takes a minute.',
    de: 'Zu Ihrer Sicherheit gilt ein Link nur einmal und nur für kurze Zeit. Fordern Sie einen neuen an. Das dauert eine Minute.',
    ar: 'حرصًا على أمانك يعمل الرابط لمدة قصيرة ولمرة واحدة. اطلب رابطًا جديدًا: لن يستغرق ذلك سوى دقيقة.',
    ja: '安全のため、リンクは短時間に一度だけ使えます。新しいリンクをご請求ください。1分ほどで済みます。',
  },
  requestLink: {
    en: 'Request a new link',
    de: 'Neuen Link anfordern',
    ar: 'طلب رابط جديد',
    ja: '新しいリンクを請求',
  },
});
