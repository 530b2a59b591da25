import { defineMessages } from '../../src/core';

export const messages = defineMessages('gated-download', {
  empty: {
    en: 'No files yet. Put a link into an element with data-item="files".',
    de: 'Noch keine Dateien. Setzen Sie einen Link in ein Element mit data-item="files".',
    ar: 'لا ملفات بعد. ضع رابطًا داخل عنصر يحمل data-item="files".',
    ja: 'まだファイルがありません。data-item="files" を付けた要素にリンクを入れてください。',
  },
});
