import { defineMessages } from '../../core';

export const messages = defineMessages('posts', {
  readingTime: {
    en: '{minutes} min read',
    de: '{minutes} Min. Lesezeit',
    ar: 'قراءة في {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
    ja: '{minutes} 分で読めます',
  },
});
