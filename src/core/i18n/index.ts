export { defineMessages, addTranslations, setDictionary, translate, useText } from './messages';
export type { Messages, Translate } from './messages';
export { formatMessage } from './format-message';
export { baseLanguage, direction, language, setLanguage, useLanguage } from './language';
export { formatDate, formatFileSize, formatNumber } from './formats';

/** Fetched apart: the page does not wait for overrides of single texts. */
export async function loadDictionary(language: string) {
  await (await import('./dictionary')).loadDictionary(language);
}
