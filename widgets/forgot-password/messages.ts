import { defineMessages } from '../../src/core';

export const messages = defineMessages('forgot-password', {
  label: {
    en: 'Forgotten password',
    de: 'Passwort vergessen',
    ar: 'كلمة مرور منسية',
    ja: 'パスワードを忘れた場合',
  },
  email: {
    en: 'E-mail address',
    de: 'E-Mail-Adresse',
    ar: 'البريد الإلكتروني',
    ja: 'メールアドレス',
  },
  submit: {
    en: 'Send me a link',
    de: 'Link senden',
    ar: 'أرسلوا إليّ رابطًا',
    ja: 'リンクを送信',
  },
  sentTitle: {
    en: 'Check your inbox',
    de: 'Prüfen Sie Ihren Posteingang',
    ar: 'تحقق من بريدك الوارد',
    ja: '受信トレイをご確認ください',
  },
  sent: {
    en: 'If there is an account for {email}, we’ve sent it a link to set a new password. Check your spam folder, too.',
    de: 'Wenn es ein Konto für {email} gibt, haben wir dorthin eine E-Mail mit einem Link für ein neues Passwort gesendet. Sehen Sie auch im Spam-Ordner nach.',
    ar: 'إن كان هناك حساب باسم {email}، فقد أرسلنا إليه رسالة فيها رابط لتعيين كلمة مرور جديدة. تحقق أيضًا من مجلد الرسائل غير المرغوب فيها.',
    ja: '{email}のアカウントがある場合は、新しいパスワードを設定するためのリンクをメールでお送りしました。迷惑メールフォルダーもご確認ください。',
  },
  again: {
    en: 'Try another address',
    de: 'Andere Adresse versuchen',
    ar: 'تجربة عنوان آخر',
    ja: '別のアドレスを試す',
  },
  remembered: {
    en: 'Remembered it?',
    de: 'Wieder eingefallen?',
    ar: 'هل تذكرتها؟',
    ja: '思い出しましたか',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
});
