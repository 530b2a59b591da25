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
    en: 'The form could not be loaded. Try again in a moment.',
    de: 'Das Formular konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر تحميل النموذج. حاول مرة أخرى بعد قليل.',
    ja: 'フォームを読み込めませんでした。少し待ってから、もう一度お試しください。',
  },
});
