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
