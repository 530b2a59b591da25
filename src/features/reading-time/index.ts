/** How long it takes to read an article. Not with the cards of `posts`, since `blog-entry` shows none. */
import { defineMessages, useText } from '../../core';

const messages = defineMessages('reading-time', {
  minutes: {
    en: '{minutes} min read',
    de: '{minutes} Min. Lesezeit',
    ar: 'مدة القراءة بالدقائق: {minutes}',
    ja: '{minutes} 分で読めます',
  },
});

/** Returns a function that words a reading time, rounded up to whole minutes. Empty for none. */
export function useReadingTime(): (minutes: number | undefined) => string {
  const t = useText(messages);
  return (minutes = 0) => (minutes > 0 ? t('minutes', { minutes: Math.ceil(minutes) }) : '');
}
