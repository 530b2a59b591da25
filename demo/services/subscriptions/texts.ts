import type { Language } from '../../content/load.ts';

export interface MailingText {
  title: string;
  description: string;
  frequency: string;
}

interface CatalogueTexts {
  preview: string;
  asPublished: string;
  weekly: MailingText;
  quarterly: MailingText;
  'five-fifty': MailingText;
  'guide-first-hundred-days': MailingText;
  'guide-saying-no': MailingText;
  events: MailingText;
  'firm-news': MailingText;
}

export const catalogueTexts: Record<Language, CatalogueTexts> = {
  en: {
    preview: 'See recent issues',
    asPublished: 'When something new appears',
    weekly: {
      title: 'The Friday Letter',
      description: 'Three articles worth the weekend, chosen by the editors.',
      frequency: 'Weekly',
    },
    quarterly: {
      title: 'Alder & Voss Quarterly',
      description: 'The long pieces, with everything that did not fit on a slide.',
      frequency: 'Four times a year',
    },
    'five-fifty': {
      title: 'Five Fifty',
      description: 'One topic, told in five minutes, or in fifty.',
      frequency: 'Every second Tuesday',
    },
    'guide-first-hundred-days': {
      title: 'The first hundred days',
      description: 'A course for people who have just taken over a team.',
      frequency: 'Eight e-mails, one a week',
    },
    'guide-saying-no': {
      title: 'Saying no, and staying friends',
      description: 'A course on priorities, with exercises.',
      frequency: 'Five e-mails, one a week',
    },
    events: {
      title: 'Events near you',
      description: 'Invitations to talks and open days of the office closest to you.',
      frequency: 'About once a month',
    },
    'firm-news': {
      title: 'News of the firm',
      description: 'New partners, new offices, and what we got wrong.',
      frequency: 'Now and then',
    },
  },
  de: {
    preview: 'Letzte Ausgaben ansehen',
    asPublished: 'Sobald etwas Neues erscheint',
    weekly: {
      title: 'Der Freitagsbrief',
      description: 'Drei Artikel fürs Wochenende, von der Redaktion ausgewählt.',
      frequency: 'Wöchentlich',
    },
    quarterly: {
      title: 'Alder & Voss Quarterly',
      description: 'Die langen Stücke, mit allem, was auf keine Folie passte.',
      frequency: 'Viermal im Jahr',
    },
    'five-fifty': {
      title: 'Five Fifty',
      description: 'Ein Thema, erzählt in fünf Minuten oder in fünfzig.',
      frequency: 'Jeden zweiten Dienstag',
    },
    'guide-first-hundred-days': {
      title: 'Die ersten hundert Tage',
      description: 'Ein Kurs per E-Mail für alle, die gerade ein Team übernommen haben.',
      frequency: 'Acht Briefe, einer pro Woche',
    },
    'guide-saying-no': {
      title: 'Nein sagen und Freunde bleiben',
      description: 'Ein Kurs per E-Mail über Prioritäten, mit Übungen.',
      frequency: 'Fünf Briefe, einer pro Woche',
    },
    events: {
      title: 'Veranstaltungen in Ihrer Nähe',
      description: 'Einladungen zu Vorträgen und offenen Tagen des nächsten Büros.',
      frequency: 'Etwa einmal im Monat',
    },
    'firm-news': {
      title: 'Neues aus der Firma',
      description: 'Neue Partner, neue Büros und worin wir uns geirrt haben.',
      frequency: 'Ab und zu',
    },
  },
  ar: {
    preview: 'الاطلاع على الأعداد الأخيرة',
    asPublished: 'كلما صدر جديد',
    weekly: {
      title: 'رسالة الجمعة',
      description: 'ثلاث مقالات تستحق عطلة الأسبوع يختارها المحررون.',
      frequency: 'أسبوعيًا',
    },
    quarterly: {
      title: 'Alder & Voss Quarterly',
      description: 'المقالات الطويلة مع كل ما لم تتسع له الشرائح.',
      frequency: 'أربع مرات في السنة',
    },
    'five-fifty': {
      title: 'Five Fifty',
      description: 'موضوع واحد يُروى في خمس دقائق، أو في خمسين.',
      frequency: 'كل ثاني ثلاثاء',
    },
    'guide-first-hundred-days': {
      title: 'المئة يوم الأولى',
      description: 'دورة بالبريد لمن تولى قيادة فريق حديثًا.',
      frequency: 'ثماني رسائل، واحدة كل أسبوع',
    },
    'guide-saying-no': {
      title: 'أن تقول لا وتبقى صديقًا',
      description: 'دورة بالبريد عن الأولويات مع تمارين.',
      frequency: 'خمس رسائل، واحدة كل أسبوع',
    },
    events: {
      title: 'فعاليات قريبة منك',
      description: 'دعوات إلى محاضرات وأيام مفتوحة في أقرب مكتب إليك.',
      frequency: 'مرة في الشهر تقريبًا',
    },
    'firm-news': {
      title: 'أخبار الشركة',
      description: 'شركاء جدد ومكاتب جديدة وما أخطأنا فيه.',
      frequency: 'بين حين وآخر',
    },
  },
  ja: {
    preview: '最近の号を見る',
    asPublished: '新しい記事の公開時',
    weekly: { title: '金曜の手紙', description: '週末に読みたい記事を編集部が3本選びます。', frequency: '毎週' },
    quarterly: {
      title: 'Alder & Voss Quarterly',
      description: 'スライドに収まらなかったことまで書いた長編記事。',
      frequency: '年4回',
    },
    'five-fifty': {
      title: 'Five Fifty',
      description: '一つのテーマを5分で、あるいは50分で。',
      frequency: '隔週火曜日',
    },
    'guide-first-hundred-days': {
      title: '最初の百日',
      description: 'チームを引き継いだばかりの方のためのメール講座。',
      frequency: '全8通、週1通',
    },
    'guide-saying-no': {
      title: '断っても友人でいるために',
      description: '優先順位をめぐる、演習つきのメール講座。',
      frequency: '全5通、週1通',
    },
    events: {
      title: 'お近くのイベント',
      description: '最寄りのオフィスの講演会と公開日のご案内。',
      frequency: '月1回程度',
    },
    'firm-news': {
      title: '会社からのお知らせ',
      description: '新しいパートナー、新しいオフィス、そして私たちの誤り。',
      frequency: '不定期',
    },
  },
};
