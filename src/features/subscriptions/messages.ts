import { defineMessages } from '../../core';

export const messages = defineMessages('subscriptions', {
  newsLetters: {
    en: 'Newsletters',
    de: 'Newsletter',
    ar: 'النشرات البريدية',
    ja: 'ニュースレター',
  },
  alerts: {
    en: 'Alerts by topic',
    de: 'Benachrichtigungen nach Thema',
    ar: 'تنبيهات حسب الموضوع',
    ja: 'テーマ別のお知らせ',
  },
  guides: {
    en: 'Courses by e-mail',
    de: 'Kurse per E-Mail',
    ar: 'دورات عبر البريد',
    ja: 'メール講座',
  },
  jobAlerts: { en: 'Job alerts', de: 'Stellenbenachrichtigungen', ar: 'تنبيهات الوظائف', ja: '求人の通知' },
  jobAlert: { en: 'New jobs', de: 'Neue Stellen', ar: 'وظائف جديدة', ja: '新着求人' },
  informationalMail: {
    en: 'News and invitations',
    de: 'Neuigkeiten und Einladungen',
    ar: 'أخبار ودعوات',
    ja: 'ニュースとご招待',
  },
  selectAll: {
    en: 'Select all',
    de: 'Alle auswählen',
    ar: 'تحديد الكل',
    ja: 'すべて選択',
  },
  preview: {
    en: 'View a sample',
    de: 'Beispiel ansehen',
    ar: 'عرض مثال',
    ja: '見本を見る',
  },
  email: {
    en: 'E-mail address',
    de: 'E-Mail-Adresse',
    ar: 'عنوان البريد الإلكتروني',
    ja: 'メールアドレス',
  },
  chooseOne: {
    en: 'Choose at least one.',
    de: 'Wählen Sie mindestens ein Angebot aus.',
    ar: 'حدّد خيارًا واحدًا على الأقل.',
    ja: '少なくとも1つ選択してください。',
  },
  subscriberUnknown: {
    en: 'We can’t find your subscription. Use the link in our latest e-mail, or subscribe with your e-mail address.',
    de: 'Wir finden Ihr Abonnement nicht. Nutzen Sie den Link in unserer neuesten E-Mail, oder abonnieren Sie mit Ihrer E-Mail-Adresse.',
    ar: 'لم نعد نعرف هذا القارئ. استخدم الرابط الوارد في أحدث رسالة منا، أو اشترك بعنوانك.',
    ja: 'この読者の登録が見つかりません。最新のメールのリンクをお使いになるか、メールアドレスでお申し込みください。',
  },
  subscriptionUnknown: {
    en: 'This newsletter no longer exists. See the others in your subscriptions.',
    de: 'Diesen Newsletter gibt es nicht mehr. Die anderen finden Sie in Ihren Abonnements.',
    ar: 'لم تعد هذه النشرة موجودة. اطّلع على ما هو متاح في اشتراكاتك.',
    ja: 'このニュースレターは終了しました。配信設定でほかのものをご覧ください。',
  },
  thanks: {
    en: 'Thank you, you are subscribed.',
    de: 'Vielen Dank, Sie haben abonniert.',
    ar: 'شكرًا لك، تم اشتراكك.',
    ja: 'ご購読ありがとうございます。',
  },
  sentTo: {
    en: 'We’ll send it to {email}.',
    de: 'Wir schicken es an {email}.',
    ar: 'يصل إلى {email}.',
    ja: '{email} にお届けします。',
  },
  confirmByMail: {
    en: 'We’ve sent an e-mail to {email}. Open the link in it to confirm your subscription.',
    de: 'Wir haben eine E-Mail an {email} gesendet. Öffnen Sie den Link darin, um Ihr Abonnement zu bestätigen.',
    ar: 'أرسلنا رسالة إلى {email}. افتح الرابط الوارد فيها لتأكيد اشتراكك.',
    ja: '{email}にメールを送信しました。メール内のリンクを開いて、購読を確認してください。',
  },
  manage: {
    en: 'Manage subscriptions',
    de: 'Abonnements verwalten',
    ar: 'إدارة الاشتراكات',
    ja: '配信設定',
  },
  otherAddress: {
    en: 'Use another address',
    de: 'Andere Adresse verwenden',
    ar: 'استخدام عنوان آخر',
    ja: '別のアドレスを使う',
  },
  chosenOf: {
    en: '{count} of {total} chosen',
    de: '{count} von {total} ausgewählt',
    ar: 'المختار: {count} من {total}',
    ja: '{total}件中{count}件を選択中',
  },
});
