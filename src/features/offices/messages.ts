import { defineMessages } from '../../core';

export const messages = defineMessages('offices', {
  phone: { en: 'Phone', de: 'Telefon', ar: 'الهاتف', ja: '電話' },
  fax: { en: 'Fax', de: 'Fax', ar: 'الفاكس', ja: 'FAX' },
  directions: { en: 'Directions', de: 'Route', ar: 'الاتجاهات', ja: '道順' },
});
