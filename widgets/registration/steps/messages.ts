import { defineMessages } from '../../../src/core';

/** For visitors who come by single sign-on; loaded together with the steps. */
export const messages = defineMessages('registration-steps', {
  details: {
    en: 'Your details',
    de: 'Ihre Angaben',
    ar: 'بياناتك',
    ja: 'お客様情報',
  },
  newsletters: {
    en: 'Newsletters',
    de: 'Newsletter',
    ar: 'النشرات البريدية',
    ja: 'ニュースレター',
  },
  alerts: {
    en: 'Alerts',
    de: 'Benachrichtigungen',
    ar: 'التنبيهات',
    ja: '新着通知',
  },
  guides: {
    en: 'Courses by e-mail',
    de: 'Kurse per E-Mail',
    ar: 'دورات بالبريد',
    ja: 'メール講座',
  },
  from: {
    en: 'You are signing in with {provider}. We’ve filled in what it shared with us. The rest takes a minute.',
    de: 'Sie melden sich mit {provider} an. Wir haben die Angaben von dort übernommen; der Rest dauert eine Minute.',
    ar: 'تسجّل الدخول عبر {provider}. أخذنا ما يعرفه عنك، ولن يستغرق الباقي سوى دقيقة.',
    ja: '{provider}でログインしています。登録済みの情報を引き継ぎました。残りの入力は1分ほどで終わります。',
  },
  newslettersTitle: {
    en: 'Which newsletters would you like?',
    de: 'Welche Newsletter möchten Sie?',
    ar: 'أيّ النشرات البريدية تريد؟',
    ja: 'どのニュースレターをご希望ですか。',
  },
  newslettersText: {
    en: 'Choose as many as you like, or none. You can change this at any time.',
    de: 'Wählen Sie so viele, wie Sie möchten, oder keinen. Sie können das jederzeit ändern.',
    ar: 'اختر ما شئت منها أو لا شيء. يمكنك تغيير ذلك في أي وقت.',
    ja: 'いくつでも選べます。選ばなくてもかまいません。いつでも変更できます。',
  },
  alertsTitle: {
    en: 'Which topics interest you?',
    de: 'Welche Themen interessieren Sie?',
    ar: 'ما المواضيع التي تهمك؟',
    ja: 'どのテーマに関心がありますか。',
  },
  alertsText: {
    en: 'We write to you when something new appears on these topics.',
    de: 'Wir schreiben Ihnen, wenn zu diesen Themen etwas Neues erscheint.',
    ar: 'نراسلك كلما صدر جديد في هذه المواضيع.',
    ja: '選んだテーマの新着記事をメールでお知らせします。',
  },
  guidesTitle: {
    en: 'Would you like a course by e-mail?',
    de: 'Möchten Sie einen Kurs per E-Mail?',
    ar: 'هل تريد دورة بالبريد؟',
    ja: 'メール講座はいかがですか。',
  },
  guidesText: {
    en: 'A few e-mails, one a week, each about one question.',
    de: 'Einige E-Mails, eine pro Woche, jede zu einer Frage.',
    ar: 'بضع رسائل، واحدة كل أسبوع، عن سؤال واحد في كل منها.',
    ja: '一つの問いをめぐる、週1通の短い講座です。',
  },
  next: {
    en: 'Continue',
    de: 'Weiter',
    ar: 'متابعة',
    ja: '続ける',
  },
  back: {
    en: 'Back',
    de: 'Zurück',
    ar: 'رجوع',
    ja: '戻る',
  },
  finish: {
    en: 'Complete registration',
    de: 'Registrierung abschließen',
    ar: 'إكمال التسجيل',
    ja: '登録を完了する',
  },
  none: {
    en: 'There is nothing to choose here right now. Continue to the next step.',
    de: 'Hier gibt es derzeit nichts auszuwählen. Fahren Sie einfach fort.',
    ar: 'لا يوجد ما يمكن اختياره هنا حاليًا. تابع فحسب.',
    ja: '現在、選べるものはありません。そのままお進みください。',
  },
  loadFailed: {
    en: 'The list could not be loaded. Try again, or continue and choose later.',
    de: 'Die Liste konnte nicht geladen werden. Versuchen Sie es noch einmal, oder fahren Sie fort und wählen Sie später.',
    ar: 'تعذّر تحميل القائمة. حاول مرة أخرى أو تابع من دونها، فبإمكانك الاختيار لاحقًا.',
    ja: '一覧を読み込めませんでした。もう一度お試しいただくか、後で選ぶことにしてこのままお進みください。',
  },
  retry: {
    en: 'Load the list again',
    de: 'Liste noch einmal laden',
    ar: 'إعادة تحميل القائمة',
    ja: '一覧をもう一度読み込む',
  },
  loading: {
    en: 'Loading the list',
    de: 'Die Liste wird geladen',
    ar: 'جارٍ تحميل الخيارات',
    ja: '選択肢を読み込んでいます',
  },
  exchanging: {
    en: 'Loading your details',
    de: 'Ihre Angaben werden geladen',
    ar: 'لحظة من فضلك: ننقل بياناتك',
    ja: 'お待ちください。情報を引き継いでいます',
  },
  beginAgain: {
    en: 'Start again with your provider, then continue here. We’ve kept what you filled in.',
    de: 'Beginnen Sie beim Anbieter noch einmal, dann geht es hier weiter. Ihre Eingaben bleiben erhalten.',
    ar: 'ابدأ من جديد لدى مزوّدك ثم تابع هنا. ما أدخلته محفوظ.',
    ja: '連携先でもう一度始めてから、ここに戻って続けてください。入力した内容は残っています。',
  },
});
