import { defineMessages } from '../../core';

export const messages = defineMessages('editorial', {
  exhibit: {
    en: 'Exhibit',
    de: 'Abbildung',
    ar: 'الشكل',
    ja: '図表',
  },
  numbered: {
    en: '{label} {number}',
    de: '{label} {number}',
    ar: '{label} {number}',
    ja: '{label}{number}',
  },
  empty: {
    en: 'There is nothing to show yet. Fill in: {fields}.',
    de: 'Hier gibt es noch nichts zu zeigen. Bitte ausfüllen: {fields}.',
    ar: 'لا يوجد ما يُعرض هنا بعد. يُرجى ملء: {fields}.',
    ja: 'まだ表示する内容がありません。次の項目を入力してください：{fields}',
  },
  links: {
    en: 'Links',
    de: 'Links',
    ar: 'روابط',
    ja: 'リンク',
  },
});
