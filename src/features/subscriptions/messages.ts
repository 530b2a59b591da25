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
    en: 'See an example',
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
    en: 'Tick at least one box.',
    de: 'Wählen Sie mindestens ein Angebot aus.',
    ar: 'حدّد خيارًا واحدًا على الأقل.',
    ja: '少なくとも1つ選択してください。',
  },
  subscriberUnknown: {
    en: 'We do not know this reader any more. Use the link of our latest e-mail, or subscribe with your address.',
    de: 'Wir kennen diese Leserin oder diesen Leser nicht mehr. Nutzen Sie den Link in unserer neuesten E-Mail, oder abonnieren Sie mit Ihrer Adresse.',
    ar: 'لم نعد نعرف هذا القارئ. استخدم الرابط الوارد في أحدث رسالة منا، أو اشترك بعنوانك.',
    ja: 'この読者の登録が見つかりません。最新のメールのリンクをお使いになるか、メールアドレスでお申し込みください。',
  },
  subscriptionUnknown: {
    en: 'This newsletter does not exist any more. See what else there is in your subscriptions.',
    de: 'Diesen Newsletter gibt es nicht mehr. Sehen Sie in Ihren Abonnements, was es sonst gibt.',
    ar: 'لم تعد هذه النشرة موجودة. اطّلع على ما هو متاح في اشتراكاتك.',
    ja: 'このニュースレターは終了しました。配信設定でほかのものをご覧ください。',
  },
  thanks: {
    en: 'Thank you, you are subscribed.',
    de: 'Vielen Dank, Ihr Abonnement läuft.',
    ar: 'شكرًا لك، تم اشتراكك.',
    ja: 'ご購読ありがとうございます。',
  },
  sentTo: {
    en: 'It comes to {email}.',
    de: 'Es kommt an {email}.',
    ar: 'يصل إلى {email}.',
    ja: '{email} にお届けします。',
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
});
