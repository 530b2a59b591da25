import { defineMessages } from '../../../core';

export const messages = defineMessages('confirm-step', {
  label: {
    en: 'Confirm your e-mail address',
    de: 'E-Mail-Adresse bestätigen',
    ar: 'تأكيد البريد الإلكتروني',
    ja: 'メールアドレスの確認',
  },
  sent: {
    en: 'We have sent an e-mail to {email}. Enter the code from it here, or open the link in it.',
    de: 'Wir haben eine E-Mail an {email} gesendet. Geben Sie den Code daraus hier ein, oder öffnen Sie den Link darin.',
    ar: 'أرسلنا رسالة إلى {email}. أدخل هنا الرمز الوارد فيها، أو افتح الرابط الذي تتضمنه.',
    ja: '{email}にメールを送信しました。メールに記載されたコードをここに入力するか、メール内のリンクを開いてください。',
  },
  sentLink: {
    en: 'We have sent an e-mail to {email}. Open the link in it to activate your account.',
    de: 'Wir haben eine E-Mail an {email} gesendet. Öffnen Sie den Link darin, um Ihr Konto zu aktivieren.',
    ar: 'أرسلنا رسالة إلى {email}. افتح الرابط الوارد فيها ليصبح حسابك جاهزًا.',
    ja: '{email}にメールを送信しました。メール内のリンクを開くと、アカウントをお使いいただけます。',
  },
  code: {
    en: 'Code from the e-mail',
    de: 'Code aus der E-Mail',
    ar: 'الرمز الوارد في الرسالة',
    ja: 'メールのコード',
  },
  submit: {
    en: 'Confirm',
    de: 'Bestätigen',
    ar: 'تأكيد',
    ja: '確認する',
  },
  elsewhere: {
    en: 'Opened the link on another device?',
    de: 'Den Link auf einem anderen Gerät geöffnet?',
    ar: 'هل فتحت الرابط على جهاز آخر؟',
    ja: '別の端末でリンクを開きましたか？',
  },
  signIn: {
    en: 'Sign in to continue',
    de: 'Jetzt anmelden',
    ar: 'سجّل الدخول للمتابعة',
    ja: 'サインインして続ける',
  },
  resend: {
    en: 'Send a new code',
    de: 'Neuen Code senden',
    ar: 'إرسال رمز جديد',
    ja: '新しいコードを送信',
  },
  resent: {
    en: 'We’ve sent a new code.',
    de: 'Wir haben einen neuen Code gesendet.',
    ar: 'رمز جديد في طريقه إليك.',
    ja: '新しいコードを送信しました。',
  },
  resendIn: {
    en: 'You can request another code in {seconds, plural, one {# second} other {# seconds}}.',
    de: 'Sie können in {seconds, plural, one {# Sekunde} other {# Sekunden}} einen weiteren Code anfordern.',
    ar: 'يمكنك طلب رمز آخر بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
    ja: '次のコードは{seconds, plural, other {#秒}}後に請求できます。',
  },
  resendNow: {
    en: 'You can request another code now.',
    de: 'Sie können jetzt einen weiteren Code anfordern.',
    ar: 'يمكنك الآن طلب رمز آخر.',
    ja: '次のコードを請求できます。',
  },
  resendFailed: {
    en: 'The code could not be sent. Please try again.',
    de: 'Der Code konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    ar: 'تعذّر إرسال الرمز. يُرجى المحاولة مرة أخرى.',
    ja: 'コードを送信できませんでした。もう一度お試しください。',
  },
  back: {
    en: 'Use another e-mail address',
    de: 'Andere E-Mail-Adresse verwenden',
    ar: 'استخدام بريد إلكتروني آخر',
    ja: '別のメールアドレスを使う',
  },
  choosePassword: {
    en: 'Choose a password',
    de: 'Passwort wählen',
    ar: 'اختيار كلمة مرور',
    ja: 'パスワードの設定',
  },
  otherBrowser: {
    en: 'Your address is confirmed. This registration was started in another browser, so choose a new password for your account.',
    de: 'Ihre Adresse ist bestätigt. Die Registrierung wurde in einem anderen Browser begonnen. Wählen Sie deshalb ein neues Passwort für Ihr Konto.',
    ar: 'تم تأكيد عنوانك. بدأ هذا التسجيل في متصفح آخر، لذا اختر كلمة مرور جديدة لحسابك.',
    ja: 'メールアドレスを確認しました。この登録は別のブラウザーで始められたため、アカウントの新しいパスワードを設定してください。',
  },
  password: {
    en: 'New password',
    de: 'Neues Passwort',
    ar: 'كلمة المرور الجديدة',
    ja: '新しいパスワード',
  },
  create: {
    en: 'Create my account',
    de: 'Konto anlegen',
    ar: 'إنشاء حسابي',
    ja: 'アカウントを作成',
  },
  proofDead: {
    en: 'The link or code has been used already or has expired. Request a new one.',
    de: 'Der Link oder Code wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
    ar: 'استُخدم الرابط أو الرمز من قبل أو انتهت صلاحيته. اطلب واحدًا جديدًا.',
    ja: 'リンクまたはコードはすでに使われたか、期限切れです。新しいものを請求してください。',
  },
  notArrived: {
    en: 'No e-mail after a few minutes? Check your spam folder.',
    de: 'Nach einigen Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach.',
    ar: 'لم يصل شيء بعد بضع دقائق؟ تحقق من مجلد الرسائل غير المرغوب فيها.',
    ja: '数分たっても届かない場合は、迷惑メールフォルダーをご確認ください。',
  },
});
