import { defineMessages } from '../../core';

export const messages = defineMessages('embed', {
  notice: {
    en: 'This content comes from {host}. Nothing is sent there until you choose to see it; your choice is remembered on this device.',
    de: 'Dieser Inhalt kommt von {host}. Dorthin wird nichts gesendet, bis Sie ihn sehen möchten; Ihre Wahl wird auf diesem Gerät gemerkt.',
    ar: 'يأتي هذا المحتوى من {host}. لا يُرسَل إليه شيء حتى تختار عرضه، ويُحفظ اختيارك على هذا الجهاز.',
    ja: 'このコンテンツは {host} から提供されます。表示を選ぶまで何も送信されません。選択はこの端末に記憶されます。',
  },
  show: {
    en: 'Show the content',
    de: 'Inhalt zeigen',
    ar: 'عرض المحتوى',
    ja: 'コンテンツを表示',
  },
  description: {
    en: 'Description',
    de: 'Beschreibung',
    ar: 'الوصف',
    ja: '説明',
  },
  untitled: {
    en: 'Interactive content',
    de: 'Interaktiver Inhalt',
    ar: 'محتوى تفاعلي',
    ja: 'インタラクティブコンテンツ',
  },
});
