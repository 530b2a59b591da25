import { defineMessages } from '../../core';

export const messages = defineMessages('share-links', {
  system: {
    en: 'Share in an app',
    de: 'In einer App teilen',
    ar: 'شارك عبر تطبيق',
    ja: 'アプリで共有する',
  },
  linkedin: {
    en: 'Share on LinkedIn',
    de: 'Auf LinkedIn teilen',
    ar: 'شارك على لينكدإن',
    ja: 'LinkedInで共有する',
  },
  x: {
    en: 'Share on X',
    de: 'Auf X teilen',
    ar: 'شارك على إكس',
    ja: 'Xで共有する',
  },
  facebook: {
    en: 'Share on Facebook',
    de: 'Auf Facebook teilen',
    ar: 'شارك على فيسبوك',
    ja: 'Facebookで共有する',
  },
  mail: {
    en: 'Send by e-mail',
    de: 'Per E-Mail senden',
    ar: 'أرسل بالبريد الإلكتروني',
    ja: 'メールで送る',
  },
  mailText: {
    en: 'I recommend you visit {url} to read “{title}”.',
    de: 'Lesenswert: „{title}“ unter {url}',
    ar: 'أنصحك بزيارة {url} لقراءة «{title}».',
    ja: '「{title}」をおすすめします：{url}',
  },
  copy: {
    en: 'Copy the link',
    de: 'Link kopieren',
    ar: 'انسخ الرابط',
    ja: 'リンクをコピーする',
  },
  copied: {
    en: 'Link copied',
    de: 'Link kopiert',
    ar: 'تم نسخ الرابط',
    ja: 'リンクをコピーしました',
  },
  address: {
    en: 'Link to copy',
    de: 'Link zum Kopieren',
    ar: 'الرابط المطلوب نسخه',
    ja: 'コピーするリンク',
  },
});
