import { defineMessages } from '../../core';

export const messages = defineMessages('offices', {
  phone: { en: 'Phone', de: 'Telefon', ar: 'الهاتف', ja: '電話' },
  fax: { en: 'Fax', de: 'Fax', ar: 'الفاكس', ja: 'FAX' },
  hours: { en: 'Hours', de: 'Geöffnet', ar: 'ساعات العمل', ja: '営業時間' },
  open: { en: 'Open now', de: 'Jetzt geöffnet', ar: 'مفتوح الآن', ja: '営業中' },
  openUntil: {
    en: 'Open now, closes {time}',
    de: 'Jetzt geöffnet, schließt um {time}',
    ar: 'مفتوح الآن، يغلق {time}',
    ja: '営業中（{time} まで）',
  },
  opensToday: {
    en: 'Closed, opens {time}',
    de: 'Geschlossen, öffnet um {time}',
    ar: 'مغلق، يفتح {time}',
    ja: '営業時間外（{time} から）',
  },
  opensLater: {
    en: 'Closed, opens {day} {time}',
    de: 'Geschlossen, öffnet {day} um {time}',
    ar: 'مغلق، يفتح {day} {time}',
    ja: '営業時間外（{day} {time} から）',
  },
  directions: { en: 'Directions', de: 'Route', ar: 'الاتجاهات', ja: '道順' },
});
