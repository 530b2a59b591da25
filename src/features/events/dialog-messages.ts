import { defineMessages } from '../../core';

export const messages = defineMessages('event-dialog', {
  where: { en: 'Where', de: 'Wo', ar: 'المكان', ja: '場所' },
  map: { en: 'Show on a map', de: 'Auf der Karte zeigen', ar: 'عرض على الخريطة', ja: '地図で見る' },
  format: { en: 'Format', de: 'Format', ar: 'نوع الحضور', ja: '形式' },
  subject: { en: 'Subject', de: 'Thema', ar: 'الموضوع', ja: 'テーマ' },
  performers: { en: 'With', de: 'Mit', ar: 'المشاركون', ja: '登壇者' },
  price: { en: 'Price', de: 'Preis', ar: 'السعر', ja: '料金' },
  page: { en: 'Page of the event', de: 'Seite der Veranstaltung', ar: 'صفحة الفعالية', ja: 'イベントのページ' },
});
