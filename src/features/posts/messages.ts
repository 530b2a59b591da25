import { defineMessages } from '../../core';

export const messages = defineMessages('posts', {
  readingTime: {
    en: '{minutes} min read',
    de: '{minutes} Min. Lesezeit',
    ar: 'مدة القراءة بالدقائق: {minutes}',
    ja: '{minutes} 分で読めます',
  },
});
