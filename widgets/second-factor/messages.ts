import { defineMessages } from '../../src/core';

export const messages = defineMessages('second-factor', {
  intro: {
    en: 'Besides your password, we ask for a code from an app on your phone when you sign in.',
    de: 'Beim Anmelden fragen wir neben dem Passwort nach einem Code aus einer App auf Ihrem Telefon.',
    ar: 'إلى جانب كلمة المرور نطلب عند تسجيل الدخول رمزًا من تطبيق على هاتفك.',
    ja: 'サインインの際に、パスワードに加えてスマートフォンのアプリのコードを確認します。',
  },
  setUp: {
    en: 'Set up two-step verification',
    de: 'Bestätigung in zwei Schritten einrichten',
    ar: 'إعداد التحقق بخطوتين',
    ja: '2段階認証を設定',
  },
  on: {
    en: 'On',
    de: 'Eingeschaltet',
    ar: 'مفعّل',
    ja: '有効',
  },
  left: {
    en: '{count, plural, =0 {No recovery codes left} one {# recovery code left} other {# recovery codes left}}',
    de: '{count, plural, =0 {Keine Wiederherstellungscodes mehr} one {Noch # Wiederherstellungscode} other {Noch # Wiederherstellungscodes}}',
    ar: '{count, plural, zero {لم تبقَ رموز استرداد} one {بقي رمز استرداد واحد} two {بقي رمزا استرداد} few {بقيت # رموز استرداد} many {بقي # رمز استرداد} other {بقي # رمز استرداد}}',
    ja: '{count, plural, =0 {リカバリーコードは残っていません} other {リカバリーコードの残り：#件}}',
  },
  fewLeft: {
    en: 'Create new recovery codes, so that you can still sign in if you lose your phone.',
    de: 'Erstellen Sie neue Wiederherstellungscodes, damit Sie sich auch ohne Ihr Telefon anmelden können.',
    ar: 'أنشئ رموز استرداد جديدة لتتمكن من تسجيل الدخول إذا فقدت هاتفك.',
    ja: 'スマートフォンを紛失してもサインインできるよう、新しいリカバリーコードを作成してください。',
  },
  newCodes: {
    en: 'New recovery codes',
    de: 'Neue Wiederherstellungscodes',
    ar: 'رموز استرداد جديدة',
    ja: '新しいリカバリーコード',
  },
  turnOff: {
    en: 'Turn off',
    de: 'Ausschalten',
    ar: 'إيقاف',
    ja: '無効にする',
  },
  nowOn: {
    en: 'Two-step verification is on.',
    de: 'Die Bestätigung in zwei Schritten ist eingeschaltet.',
    ar: 'التحقق بخطوتين مفعّل.',
    ja: '2段階認証を有効にしました。',
  },
  nowOff: {
    en: 'Two-step verification is off.',
    de: 'Die Bestätigung in zwei Schritten ist ausgeschaltet.',
    ar: 'التحقق بخطوتين متوقف.',
    ja: '2段階認証を無効にしました。',
  },
  reset: {
    en: 'On {date}, we will e-mail a code that turns off two-step verification',
    de: 'Am {date} senden wir per E-Mail einen Code, der die Bestätigung in zwei Schritten ausschaltet',
    ar: 'سنرسل في {date} بالبريد الإلكتروني رمزًا يوقف التحقق بخطوتين',
    ja: '{date}に、2段階認証を無効にするコードをメールでお送りします',
  },
  resetText: {
    en: 'Someone who knows your password requested this when signing in. If it wasn’t you, keep two-step verification on and change your password.',
    de: 'Jemand, der Ihr Passwort kennt, hat das beim Anmelden angefordert. Wenn Sie das nicht waren, lassen Sie die Bestätigung eingeschaltet und ändern Sie Ihr Passwort.',
    ar: 'طلب ذلك شخص يعرف كلمة مرورك عند تسجيل الدخول. إن لم تكن أنت، فأبقِ التحقق بخطوتين مفعّلًا وغيّر كلمة مرورك.',
    ja: 'パスワードを知る人が、サインイン時に依頼しました。お心当たりがない場合は、2段階認証を有効のままにし、パスワードを変更してください。',
  },
  keepOn: {
    en: 'Keep it on',
    de: 'Eingeschaltet lassen',
    ar: 'إبقاؤه مفعّلًا',
    ja: '有効のままにする',
  },
  keptOn: {
    en: 'Two-step verification stays on.',
    de: 'Die Bestätigung in zwei Schritten bleibt eingeschaltet.',
    ar: 'يبقى التحقق بخطوتين مفعّلًا.',
    ja: '2段階認証は有効のままです。',
  },
  failed: {
    en: 'That did not work. Try again in a moment.',
    de: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر ذلك. حاول مرة أخرى بعد قليل.',
    ja: 'できませんでした。少し待ってから、もう一度お試しください。',
  },
});
