import { defineMessages } from '../../core';

export const messages = defineMessages('apply-later', {
  later: { en: 'Apply later', de: 'Später bewerben', ar: 'التقديم لاحقًا', ja: '後で応募する' },
  remove: { en: 'Remove from list', de: 'Aus der Liste entfernen', ar: 'إزالة من القائمة', ja: 'リストから削除' },
  stored: {
    en: '{title} is in your list on this device.',
    de: '{title} ist in Ihrer Liste auf diesem Gerät.',
    ar: '{title} موجودة في قائمتك على هذا الجهاز.',
    ja: '{title}をこの端末のリストに追加しました。',
  },
  removed: {
    en: '{title} is no longer in your list.',
    de: '{title} ist nicht mehr in Ihrer Liste.',
    ar: 'لم تعد {title} في قائمتك.',
    ja: '{title}をリストから削除しました。',
  },
  heading: {
    en: 'To apply later ({count})',
    de: 'Für später ({count})',
    ar: 'للتقديم لاحقًا ({count})',
    ja: '後で応募する求人（{count}）',
  },
});
