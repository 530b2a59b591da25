import { defineMessages } from '../../src/core';

/** Shown to editors only. */
export const messages = defineMessages('premium-gate', {
  guest: {
    en: 'Guests see this',
    de: 'Das sehen Gäste',
    ar: 'هذا ما يراه الضيوف',
    ja: 'ゲストに表示されます',
  },
  registered: {
    en: 'Signed-in visitors see this',
    de: 'Das sehen angemeldete Besucher',
    ar: 'هذا ما يراه المسجَّلون دخولهم',
    ja: 'サインイン済みの訪問者に表示されます',
  },
  premium: {
    en: 'Premium visitors see this',
    de: 'Das sehen Premium-Besucher',
    ar: 'هذا ما يراه أصحاب العضوية المميزة',
    ja: 'プレミアム会員に表示されます',
  },
  empty: {
    en: 'Nothing yet. Mark an element with data-field="{field}".',
    de: 'Noch leer. Kennzeichnen Sie ein Element mit data-field="{field}".',
    ar: 'لا شيء بعد. ضع data-field="{field}" على أحد العناصر.',
    ja: 'まだ内容がありません。要素に data-field="{field}" を付けてください。',
  },
});
