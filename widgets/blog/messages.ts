import { defineMessages } from '../../src/core';

export const messages = defineMessages('blog', {
  tags: { en: 'Topics', de: 'Themen', ar: 'الموضوعات', ja: 'トピック' },
  authors: { en: 'Authors', de: 'Autorinnen und Autoren', ar: 'الكتّاب', ja: '執筆者' },
  allEntries: { en: 'All entries', de: 'Alle Beiträge', ar: 'جميع المقالات', ja: 'すべての記事' },
  count: {
    en: '{count, plural, one {# entry} other {# entries}}',
    de: '{count, plural, one {# Beitrag} other {# Beiträge}}',
    ar: '{count, plural, zero {لا مقالات} one {مقالة واحدة} two {مقالتان} few {# مقالات} many {# مقالة} other {# مقالة}}',
    ja: '{count, plural, other {記事 # 件}}',
  },
  atLeast: {
    en: 'More than {count} entries',
    de: 'Mehr als {count} Beiträge',
    ar: 'أكثر من {count} مقالات',
    ja: '記事 {count} 件以上',
  },
  none: { en: 'No entries yet', de: 'Noch keine Beiträge', ar: 'لا توجد مقالات بعد', ja: '記事はまだありません' },
  unknown: {
    en: 'There are no entries for “{name}”. These are all entries of the blog.',
    de: 'Zu „{name}“ gibt es keine Beiträge. Hier sind alle Beiträge des Blogs.',
    ar: 'لا توجد مقالات عن «{name}». هذه جميع مقالات المدونة.',
    ja: '「{name}」の記事はありません。ブログのすべての記事を表示しています。',
  },
  profile: { en: 'View profile', de: 'Profil ansehen', ar: 'عرض الملف الشخصي', ja: 'プロフィールを見る' },
  feed: {
    en: 'Subscribe to these entries (Atom feed)',
    de: 'Diese Beiträge abonnieren (Atom-Feed)',
    ar: 'اشترك في هذه المقالات (خلاصة Atom)',
    ja: 'これらの記事を購読（Atomフィード）',
  },
  share: { en: 'Share', de: 'Teilen', ar: 'مشاركة', ja: '共有' },
});
