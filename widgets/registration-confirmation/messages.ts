import { defineMessages } from '../../src/core';

export const messages = defineMessages('registration-confirmation', {
  label: {
    en: 'Confirm your e-mail address',
    de: 'E-Mail-Adresse bestätigen',
    ar: 'تأكيد البريد الإلكتروني',
    ja: 'メールアドレスの確認',
  },
  ask: {
    en: 'Confirm your e-mail address to finish and sign in.',
    de: 'Bestätigen Sie Ihre E-Mail-Adresse, um die Registrierung abzuschließen und sich anzumelden.',
    ar: 'أكّد بريدك الإلكتروني لإكمال التسجيل وتسجيل الدخول.',
    ja: 'ボタンを押すと、メールアドレスが確認され、サインインします。',
  },
  submit: {
    en: 'Confirm my e-mail address',
    de: 'E-Mail-Adresse bestätigen',
    ar: 'تأكيد بريدي الإلكتروني',
    ja: 'メールアドレスを確認する',
  },
  linkDead: {
    en: 'This link has been used already or has expired. If you have confirmed your address before, sign in; otherwise create your account again.',
    de: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Wenn Sie Ihre Adresse bereits bestätigt haben, melden Sie sich an; sonst legen Sie Ihr Konto noch einmal an.',
    ar: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. إن كنت قد أكدت عنوانك فسجّل الدخول، وإلا فأنشئ حسابك مرة أخرى.',
    ja: 'このリンクはすでに使われたか、期限切れです。確認済みの方はサインインしてください。それ以外の方は、もう一度アカウントを作成してください。',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
  signUp: {
    en: 'Create an account',
    de: 'Konto anlegen',
    ar: 'إنشاء حساب',
    ja: 'アカウントを作成',
  },
  changeLabel: {
    en: 'Confirm your new e-mail address',
    de: 'Neue E-Mail-Adresse bestätigen',
    ar: 'تأكيد بريدك الإلكتروني الجديد',
    ja: '新しいメールアドレスの確認',
  },
  changeAsk: {
    en: 'You will sign in with the new e-mail address from now on.',
    de: 'Ab dann melden Sie sich mit der neuen E-Mail-Adresse an.',
    ar: 'ستسجّل الدخول من الآن فصاعدًا بالبريد الإلكتروني الجديد.',
    ja: '今後は新しいメールアドレスでサインインします。',
  },
  changeSubmit: {
    en: 'Use the new address',
    de: 'Neue Adresse verwenden',
    ar: 'استخدام العنوان الجديد',
    ja: '新しいアドレスを使う',
  },
  changeSignIn: {
    en: 'Sign in with your current e-mail address to confirm the new one.',
    de: 'Melden Sie sich mit Ihrer bisherigen E-Mail-Adresse an, um die neue zu bestätigen.',
    ar: 'سجّل الدخول ببريدك الإلكتروني الحالي لتأكيد الجديد.',
    ja: '新しいアドレスを確認するには、現在のメールアドレスでサインインしてください。',
  },
  changeOfAnother: {
    en: 'This link belongs to another account. Sign out, then open the link again.',
    de: 'Dieser Link gehört zu einem anderen Konto. Melden Sie sich ab und öffnen Sie den Link noch einmal.',
    ar: 'هذا الرابط يخص حسابًا آخر. سجّل الخروج ثم افتح الرابط مرة أخرى.',
    ja: 'このリンクは別のアカウントのものです。サインアウトしてから、もう一度リンクを開いてください。',
  },
  changeDead: {
    en: 'This link has been used already or has expired. Enter the new address in your profile again.',
    de: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Tragen Sie die neue Adresse noch einmal in Ihr Profil ein.',
    ar: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. أدخل العنوان الجديد في ملفك الشخصي مرة أخرى.',
    ja: 'このリンクはすでに使われたか、期限切れです。プロフィールで新しいアドレスをもう一度入力してください。',
  },
  changeDone: {
    en: 'Your new e-mail address is confirmed',
    de: 'Ihre neue E-Mail-Adresse ist bestätigt',
    ar: 'تم تأكيد بريدك الإلكتروني الجديد',
    ja: '新しいメールアドレスを確認しました',
  },
  toProfile: {
    en: 'Go to my profile',
    de: 'Zu meinem Profil',
    ar: 'إلى ملفي الشخصي',
    ja: 'プロフィールへ',
  },
  doneTitle: {
    en: 'Thank you, your registration is complete',
    de: 'Vielen Dank, Ihre Registrierung ist abgeschlossen',
    ar: 'شكرًا لك، اكتمل تسجيلك',
    ja: 'ありがとうございます。登録が完了しました',
  },
  leading: {
    en: 'You will be redirected in {seconds, plural, =0 {a moment} one {# second} other {# seconds}}.',
    de: 'In {seconds, plural, =0 {wenigen Augenblicken} one {# Sekunde} other {# Sekunden}} werden Sie weitergeleitet.',
    ar: 'سننقلك خلال {seconds, plural, =0 {لحظات} zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
    ja: '{seconds, plural, =0 {まもなく} other {#秒後に}}次のページへ移動します。',
  },
  goOn: {
    en: 'Continue now',
    de: 'Jetzt weiter',
    ar: 'المتابعة الآن',
    ja: '今すぐ続ける',
  },
});
