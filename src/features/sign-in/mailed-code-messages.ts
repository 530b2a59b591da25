import { defineMessages } from '../../core';

export const messages = defineMessages('mailed-code', {
  label: {
    en: 'Sign in with a code',
    de: 'Mit Code anmelden',
    ar: 'تسجيل الدخول برمز',
    ja: 'コードでサインイン',
  },
  intro: {
    en: 'We’ll e-mail you a code. You don’t need your password.',
    de: 'Wir schicken Ihnen einen Code per E-Mail. Sie brauchen kein Passwort.',
    ar: 'سنرسل إليك رمزًا بالبريد الإلكتروني. لا تحتاج إلى كلمة المرور.',
    ja: 'コードをメールでお送りします。パスワードは必要ありません。',
  },
  sent: {
    en: 'If {email} has an account, we have sent a code to it. Enter it here: it works only in this browser.',
    de: 'Wenn es zu {email} ein Konto gibt, haben wir einen Code dorthin gesendet. Geben Sie ihn hier ein: Er gilt nur in diesem Browser.',
    ar: 'إذا كان لدى {email} حساب، فقد أرسلنا إليه رمزًا. أدخله هنا: فهو لا يعمل إلا في هذا المتصفح.',
    ja: '{email}のアカウントがある場合は、コードを送信しました。ここに入力してください。コードはこのブラウザーでのみ使えます。',
  },
  usePassword: {
    en: 'Sign in with your password',
    de: 'Mit Passwort anmelden',
    ar: 'تسجيل الدخول بكلمة المرور',
    ja: 'パスワードでサインイン',
  },
  wrong: {
    en: 'This code is wrong. Enter the code from our latest e-mail.',
    de: 'Dieser Code ist falsch. Geben Sie den Code aus unserer letzten E-Mail ein.',
    ar: 'هذا الرمز غير صحيح. أدخل الرمز الوارد في أحدث رسالة منا.',
    ja: 'コードが正しくありません。最新のメールに記載されたコードを入力してください。',
  },
  expired: {
    en: 'This code no longer works. Request a new one.',
    de: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
    ar: 'لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا.',
    ja: 'このコードはもう使えません。新しいコードを請求してください。',
  },
});
