import { defineMessages } from '../../../core';

export const messages = defineMessages('second-factor-reset', {
  label: {
    en: 'Turn off two-step verification',
    de: 'Bestätigung in zwei Schritten ausschalten',
    ar: 'إيقاف التحقق بخطوتين',
    ja: '2段階認証を無効にする',
  },
  text: {
    en: 'If you have neither your app nor a recovery code, you can turn off two-step verification after a waiting period. We will e-mail you now, halfway through, and at the end. The last e-mail contains a code to sign in with.',
    de: 'Wenn Sie weder Ihre App noch einen Wiederherstellungscode haben, können Sie die Bestätigung in zwei Schritten nach einer Wartezeit ausschalten. Wir schreiben Ihnen jetzt, nach der Hälfte der Zeit und am Ende. Die letzte E-Mail enthält einen Code zum Anmelden.',
    ar: 'إذا لم يكن لديك التطبيق ولا رمز استرداد، فيمكنك إيقاف التحقق بخطوتين بعد فترة انتظار. سنراسلك الآن وفي منتصف الفترة وعند نهايتها. وتحتوي الرسالة الأخيرة على رمز لتسجيل الدخول.',
    ja: 'アプリもリカバリーコードも使えない場合は、待機期間の後に2段階認証を無効にできます。開始時、中間、終了時にメールをお送りします。最後のメールにサインイン用のコードが記載されています。',
  },
  submit: {
    en: 'Start the waiting period',
    de: 'Wartezeit beginnen',
    ar: 'بدء فترة الانتظار',
    ja: '待機期間を開始',
  },
  cancel: {
    en: 'Back to the code',
    de: 'Zurück zum Code',
    ar: 'العودة إلى الرمز',
    ja: 'コードの入力に戻る',
  },
  begun: {
    en: 'The waiting period has started',
    de: 'Die Wartezeit hat begonnen',
    ar: 'بدأت فترة الانتظار',
    ja: '待機期間が始まりました',
  },
  begunText: {
    en: 'It ends on {date}. We will then e-mail you a code. Sign in with your password, choose “Use a recovery code instead”, and enter the code.',
    de: 'Sie endet am {date}. Dann senden wir Ihnen einen Code. Melden Sie sich mit Ihrem Passwort an, wählen Sie „Stattdessen einen Wiederherstellungscode verwenden“ und geben Sie den Code ein.',
    ar: 'تنتهي في {date}، ثم نرسل إليك رمزًا. سجّل الدخول بكلمة مرورك، واختر «استخدام رمز استرداد بدلًا من ذلك»، ثم أدخل الرمز.',
    ja: '{date}に終了し、コードをメールでお送りします。パスワードでサインインし、「代わりにリカバリーコードを使う」を選んで、コードを入力してください。',
  },
  expired: {
    en: 'That took too long. Go back and sign in again.',
    de: 'Das hat zu lange gedauert. Gehen Sie zurück und melden Sie sich noch einmal an.',
    ar: 'استغرق ذلك وقتًا طويلًا. عُد وسجّل الدخول مرة أخرى.',
    ja: '時間が経過しました。戻って、もう一度サインインしてください。',
  },
  back: {
    en: 'Back to sign-in',
    de: 'Zurück zur Anmeldung',
    ar: 'العودة إلى تسجيل الدخول',
    ja: 'サインインに戻る',
  },
});
