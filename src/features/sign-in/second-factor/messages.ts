import { defineMessages } from '../../../core';

export const messages = defineMessages('second-factor-step', {
  label: {
    en: 'Two-step verification',
    de: 'Bestätigung in zwei Schritten',
    ar: 'التحقق بخطوتين',
    ja: '2段階認証',
  },
  app: {
    en: 'Verification code',
    de: 'Bestätigungscode',
    ar: 'رمز التحقق',
    ja: '確認コード',
  },
  appHelp: {
    en: 'Enter the 6-digit code from your authenticator app.',
    de: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.',
    ar: 'أدخل الرمز المكوّن من 6 أرقام من تطبيق المصادقة.',
    ja: '認証アプリに表示された6桁のコードを入力してください。',
  },
  requiredApp: {
    en: 'Enter the code from your authenticator app.',
    de: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
    ar: 'أدخل الرمز من تطبيق المصادقة.',
    ja: '認証アプリに表示されたコードを入力してください。',
  },
  validApp: {
    en: 'Enter all 6 digits of the code.',
    de: 'Geben Sie alle 6 Ziffern des Codes ein.',
    ar: 'أدخل أرقام الرمز الستة كلها.',
    ja: '6桁のコードを入力してください。',
  },
  wrongApp: {
    en: 'This code is wrong or has been used. Wait for the next code in your app, then enter that one.',
    de: 'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten Code in Ihrer App und geben Sie diesen ein.',
    ar: 'هذا الرمز خاطئ أو استُخدم من قبل. انتظر الرمز التالي في تطبيقك ثم أدخله.',
    ja: 'コードが正しくないか、使用済みです。アプリに次のコードが表示されてから入力してください。',
  },
  recovery: {
    en: 'Recovery code',
    de: 'Wiederherstellungscode',
    ar: 'رمز الاسترداد',
    ja: 'リカバリーコード',
  },
  recoveryHelp: {
    en: 'Enter one of the codes you saved when you set up two-step verification. Each works once.',
    de: 'Geben Sie einen der Codes ein, die Sie beim Einrichten gespeichert haben. Jeder gilt einmal.',
    ar: 'أدخل أحد الرموز التي حفظتها عند إعداد التحقق بخطوتين. كل رمز صالح مرة واحدة.',
    ja: '2段階認証の設定時に保存したコードを1つ入力してください。各コードは1回だけ使えます。',
  },
  requiredRecovery: {
    en: 'Enter one of your recovery codes.',
    de: 'Geben Sie einen Ihrer Wiederherstellungscodes ein.',
    ar: 'أدخل أحد رموز الاسترداد.',
    ja: 'リカバリーコードを入力してください。',
  },
  wrongRecovery: {
    en: 'This recovery code is wrong or has been used. Check it, or enter another one.',
    de: 'Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet. Prüfen Sie ihn oder geben Sie einen anderen ein.',
    ar: 'رمز الاسترداد هذا خاطئ أو استُخدم من قبل. تحقق منه أو أدخل رمزًا آخر.',
    ja: 'リカバリーコードが正しくないか、使用済みです。ご確認いただくか、別のコードを入力してください。',
  },
  expired: {
    en: 'That took too long, or there were too many wrong codes. Go back and sign in again.',
    de: 'Das hat zu lange gedauert, oder es gab zu viele falsche Codes. Gehen Sie zurück und melden Sie sich noch einmal an.',
    ar: 'انقضى الوقت أو كثرت الرموز الخاطئة. عُد وسجّل الدخول مرة أخرى.',
    ja: '時間が経過したか、コードの誤りが続きました。戻って、もう一度サインインしてください。',
  },
  remember: {
    en: 'Don’t ask again on this device for 30 days',
    de: 'Auf diesem Gerät 30 Tage lang nicht mehr fragen',
    ar: 'عدم السؤال مجددًا على هذا الجهاز لمدة 30 يومًا',
    ja: 'この端末では30日間確認しない',
  },
  noCodes: {
    en: 'I can’t use my codes',
    de: 'Ich kann meine Codes nicht verwenden',
    ar: 'لا أستطيع استخدام رموزي',
    ja: 'コードを使えない場合',
  },
  submit: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
  back: {
    en: 'Back to sign-in',
    de: 'Zurück zur Anmeldung',
    ar: 'العودة إلى تسجيل الدخول',
    ja: 'サインインに戻る',
  },
  useRecovery: {
    en: 'Use a recovery code instead',
    de: 'Stattdessen einen Wiederherstellungscode verwenden',
    ar: 'استخدام رمز استرداد بدلًا من ذلك',
    ja: '代わりにリカバリーコードを使う',
  },
  useApp: {
    en: 'Use your authenticator app instead',
    de: 'Stattdessen die Authenticator-App verwenden',
    ar: 'استخدام تطبيق المصادقة بدلًا من ذلك',
    ja: '代わりに認証アプリを使う',
  },
});
