import { defineMessages } from '../../core';

/** What is wrong, and what the visitor can do next. `label` is what the field is called. */
export const messages = defineMessages('feedback', {
  summary: {
    en: '{count, plural, one {One answer needs} other {# answers need}} your attention',
    de: '{count, plural, one {Eine Angabe braucht} other {# Angaben brauchen}} Ihre Aufmerksamkeit',
    ar: '{count, plural, one {إجابة واحدة تحتاج} two {إجابتان تحتاجان} few {# إجابات تحتاج} other {# إجابة تحتاج}} إلى انتباهك',
    ja: '{count, plural, other {#件の入力内容をご確認ください}}',
  },

  required: {
    en: 'Fill in “{label}”.',
    de: 'Füllen Sie „{label}“ aus.',
    ar: 'املأ حقل «{label}».',
    ja: '「{label}」を入力してください。',
  },
  choose: {
    en: 'Choose an answer for “{label}”.',
    de: 'Wählen Sie eine Antwort für „{label}“.',
    ar: 'اختر إجابة لـ«{label}».',
    ja: '「{label}」を選択してください。',
  },
  invalid: {
    en: 'Check “{label}”.',
    de: 'Prüfen Sie „{label}“.',
    ar: 'تحقق من «{label}».',
    ja: '「{label}」をご確認ください。',
  },
  tooLong: {
    en: '“{label}” can have at most {limit} characters. Take out {over}.',
    de: '„{label}“ darf höchstens {limit} Zeichen lang sein. Kürzen Sie um {over}.',
    ar: 'يمكن أن يبلغ طول «{label}» {limit} حرفًا على الأكثر. احذف {over}.',
    ja: '「{label}」は{limit}文字までです。{over}文字減らしてください。',
  },
  requiredEmail: {
    en: 'Enter your e-mail address.',
    de: 'Geben Sie Ihre E-Mail-Adresse ein.',
    ar: 'أدخل عنوان بريدك الإلكتروني.',
    ja: 'メールアドレスを入力してください。',
  },
  validEmail: {
    en: 'Enter an e-mail address such as name@example.com.',
    de: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    ar: 'أدخل عنوان بريد إلكتروني مثل name@example.com.',
    ja: 'name@example.com のような形式のメールアドレスを入力してください。',
  },
  unwantedDomain: {
    en: 'Use another e-mail address: we cannot answer to {domain}.',
    de: 'Nehmen Sie eine andere E-Mail-Adresse: An {domain} können wir nicht antworten.',
    ar: 'استخدم عنوان بريد إلكتروني آخر: لا يمكننا الرد على {domain}.',
    ja: '別のメールアドレスをご利用ください。{domain} には返信できません。',
  },
  requiredPassword: {
    en: 'Enter your password.',
    de: 'Geben Sie Ihr Passwort ein.',
    ar: 'أدخل كلمة المرور.',
    ja: 'パスワードを入力してください。',
  },
  weakPassword: {
    en: 'Choose a stronger password: at least 10 characters, with a letter and a digit or symbol, without your e-mail address, and not a common one.',
    de: 'Wählen Sie ein stärkeres Passwort: mindestens 10 Zeichen mit einem Buchstaben und einer Ziffer oder einem Sonderzeichen, ohne Ihre E-Mail-Adresse und nicht allzu gebräuchlich.',
    ar: 'اختر كلمة مرور أقوى: 10 أحرف على الأقل، فيها حرف ورقم أو رمز، وليس فيها عنوان بريدك الإلكتروني، وليست شائعة.',
    ja: 'より強いパスワードをお選びください。10文字以上で、文字と、数字または記号を含み、メールアドレスを含まず、よく使われるものでないことが必要です。',
  },
  passwordsDiffer: {
    en: 'The two passwords differ. Enter the same one twice.',
    de: 'Die beiden Passwörter sind verschieden. Geben Sie zweimal dasselbe ein.',
    ar: 'كلمتا المرور مختلفتان. أدخل الكلمة نفسها مرتين.',
    ja: '2つのパスワードが一致しません。同じものを2回入力してください。',
  },
  requiredCode: {
    en: 'Enter the code from our e-mail.',
    de: 'Geben Sie den Code aus unserer E-Mail ein.',
    ar: 'أدخل الرمز الوارد في رسالتنا.',
    ja: 'メールに記載されたコードを入力してください。',
  },
  validCode: {
    en: 'Enter the {digits} digits of the code.',
    de: 'Geben Sie die {digits} Ziffern des Codes ein.',
    ar: 'أدخل أرقام الرمز، وعددها {digits}.',
    ja: '{digits}桁のコードを入力してください。',
  },

  timeout: {
    en: 'The answer took too long. What you typed is kept: please try again.',
    de: 'Die Antwort hat zu lange gedauert. Ihre Eingaben bleiben erhalten: Bitte versuchen Sie es noch einmal.',
    ar: 'تأخر الرد كثيرًا. ما كتبته محفوظ: حاول مرة أخرى من فضلك.',
    ja: '応答に時間がかかりすぎました。入力内容は保持されています。もう一度お試しください。',
  },
  unexpected: {
    en: 'Something went wrong on our side. What you typed is kept: please try again in a moment.',
    de: 'Bei uns ist etwas schiefgegangen. Ihre Eingaben bleiben erhalten: Bitte versuchen Sie es gleich noch einmal.',
    ar: 'حدث خطأ لدينا. ما كتبته محفوظ: حاول مرة أخرى بعد قليل من فضلك.',
    ja: 'こちらで問題が発生しました。入力内容は保持されています。しばらくしてからもう一度お試しください。',
  },
  tooManyAttempts: {
    en: 'That was too often in a short time. Wait a little, then try again.',
    de: 'Das war zu oft in kurzer Zeit. Warten Sie ein wenig und versuchen Sie es dann noch einmal.',
    ar: 'محاولات كثيرة في وقت قصير. انتظر قليلًا ثم حاول مرة أخرى.',
    ja: '短時間に試行が集中しました。少し待ってからもう一度お試しください。',
  },

  answerMissing: {
    en: 'An answer is missing. Check the form and try again.',
    de: 'Eine Angabe fehlt. Prüfen Sie das Formular und versuchen Sie es noch einmal.',
    ar: 'تنقص إجابة. راجع النموذج وحاول مرة أخرى.',
    ja: '未入力の項目があります。フォームをご確認のうえ、もう一度お試しください。',
  },
  wrongCredentials: {
    en: 'E-mail address and password do not match. Check both, or reset your password.',
    de: 'E-Mail-Adresse und Passwort passen nicht zusammen. Prüfen Sie beides oder setzen Sie Ihr Passwort zurück.',
    ar: 'عنوان البريد الإلكتروني وكلمة المرور غير متطابقين. تحقق منهما، أو أعد تعيين كلمة المرور.',
    ja: 'メールアドレスとパスワードが一致しません。両方をご確認いただくか、パスワードを再設定してください。',
  },
  notConfirmed: {
    en: 'Your e-mail address is not confirmed yet. Enter the code that we have just sent to you.',
    de: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Geben Sie den Code ein, den wir Ihnen soeben geschickt haben.',
    ar: 'لم يُؤكَّد عنوان بريدك الإلكتروني بعد. أدخل الرمز الذي أرسلناه إليك للتو.',
    ja: 'メールアドレスがまだ確認されていません。先ほどお送りしたコードを入力してください。',
  },
  locked: {
    en: 'Too many wrong passwords: this account is locked for 15 minutes. Reset your password to go on at once.',
    de: 'Zu viele falsche Passwörter: Dieses Konto ist für 15 Minuten gesperrt. Setzen Sie Ihr Passwort zurück, um sofort weiterzukommen.',
    ar: 'كلمات مرور خاطئة كثيرة: قُفل هذا الحساب 15 دقيقة. أعد تعيين كلمة المرور لتتابع فورًا.',
    ja: 'パスワードの誤りが続いたため、このアカウントは15分間ロックされています。すぐに続けるにはパスワードを再設定してください。',
  },
  linkUsed: {
    en: 'This link is not complete or has been used already. Ask for a new one.',
    de: 'Dieser Link ist unvollständig oder wurde schon benutzt. Fordern Sie einen neuen an.',
    ar: 'هذا الرابط غير مكتمل أو استُخدم من قبل. اطلب رابطًا جديدًا.',
    ja: 'このリンクは不完全か、すでに使用されています。新しいリンクをお申し込みください。',
  },
  linkExpired: {
    en: 'This link has expired. Ask for a new one.',
    de: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
    ar: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
    ja: 'このリンクは有効期限が切れています。新しいリンクをお申し込みください。',
  },
  wrongCode: {
    en: 'This code is wrong or has expired. Check our latest e-mail, or ask for a new code.',
    de: 'Dieser Code ist falsch oder abgelaufen. Sehen Sie in unserer letzten E-Mail nach oder fordern Sie einen neuen Code an.',
    ar: 'هذا الرمز خاطئ أو انتهت صلاحيته. راجع أحدث رسالة منا، أو اطلب رمزًا جديدًا.',
    ja: 'コードが正しくないか、有効期限が切れています。最新のメールをご確認いただくか、新しいコードをお申し込みください。',
  },
  samePassword: {
    en: 'This is your present password. Choose another one.',
    de: 'Das ist Ihr jetziges Passwort. Wählen Sie ein anderes.',
    ar: 'هذه كلمة مرورك الحالية. اختر كلمة أخرى.',
    ja: '現在のパスワードと同じです。別のパスワードをお選びください。',
  },
  captchaFailed: {
    en: 'The security check did not succeed. Please send the form once more.',
    de: 'Die Sicherheitsprüfung ist nicht gelungen. Bitte senden Sie das Formular noch einmal ab.',
    ar: 'لم ينجح التحقق الأمني. أرسل النموذج مرة أخرى من فضلك.',
    ja: 'セキュリティ確認に失敗しました。もう一度フォームを送信してください。',
  },
});
