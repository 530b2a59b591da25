import { defineMessages } from '../../core';

export const messages = defineMessages('share-more', {
  whatsapp: { en: 'Share on WhatsApp', de: 'Auf WhatsApp teilen', ar: 'شارك على واتساب', ja: 'WhatsAppで共有する' },
  bluesky: { en: 'Share on Bluesky', de: 'Auf Bluesky teilen', ar: 'شارك على بلوسكاي', ja: 'Blueskyで共有する' },
  threads: { en: 'Share on Threads', de: 'Auf Threads teilen', ar: 'شارك على ثريدز', ja: 'Threadsで共有する' },
  mastodon: { en: 'Share on Mastodon', de: 'Auf Mastodon teilen', ar: 'شارك على ماستودون', ja: 'Mastodonで共有する' },
  server: {
    en: 'Your Mastodon server',
    de: 'Ihr Mastodon-Server',
    ar: 'خادم ماستودون الخاص بك',
    ja: 'Mastodonのサーバー',
  },
  share: { en: 'Share', de: 'Teilen', ar: 'مشاركة', ja: '共有する' },
  invalid: {
    en: 'Enter the name of a server, such as mastodon.social.',
    de: 'Geben Sie den Namen eines Servers ein, zum Beispiel mastodon.social.',
    ar: 'أدخل اسم خادم، مثل mastodon.social.',
    ja: 'mastodon.social のようなサーバー名を入力してください。',
  },
});
