import { defineMessages } from '../../core';

export const messages = defineMessages('people', {
  label: {
    en: 'Ways to reach {name}',
    de: 'So erreichen Sie {name}',
    ar: 'طرق التواصل مع {name}',
    ja: '{name}さんへの連絡方法',
  },
  linkedIn: {
    en: '{name} on LinkedIn (opens in a new tab)',
    de: '{name} bei LinkedIn (öffnet einen neuen Tab)',
    ar: '{name} على لينكدإن (يُفتح في علامة تبويب جديدة)',
    ja: '{name}さんのLinkedIn（新しいタブで開きます）',
  },
  twitter: {
    en: '{name} on X (opens in a new tab)',
    de: '{name} bei X (öffnet einen neuen Tab)',
    ar: '{name} على إكس (يُفتح في علامة تبويب جديدة)',
    ja: '{name}さんのX（新しいタブで開きます）',
  },
  write: {
    en: 'Write to {name}',
    de: 'An {name} schreiben',
    ar: 'راسل {name}',
    ja: '{name}さんに連絡する',
  },
  failed: {
    en: 'The form could not be loaded. Check your connection and try again.',
    de: 'Das Formular konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    ar: 'تعذّر جلب النموذج. تحقق من اتصالك واضغط مرة أخرى.',
    ja: 'フォームを読み込めませんでした。接続をご確認のうえ、もう一度押してください。',
  },
});
