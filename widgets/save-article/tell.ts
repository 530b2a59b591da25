import { savedMessages } from '../../src/features/saved-articles';
import { config, redirect, translate } from '../../src/core';
import { announce, toast } from '../../src/ui';
import { messages } from './messages';

/** To whoever cannot see that the control has changed. */
export function announceSaved(isSaved: boolean, language: string) {
  announce(words(isSaved, language));
}

/** To whoever wished for it on another page, or before signing in. */
export function tellLater(isSaved: boolean, language: string) {
  const label = translate(messages, language)('showList');
  toast(words(isSaved, language), { tone: 'positive', action: { label, onAct: () => redirect(config().pages.savedArticles) } });
}

function words(isSaved: boolean, language: string): string {
  return isSaved ? translate(messages, language)('savedNow') : translate(savedMessages, language)('removedNow');
}
