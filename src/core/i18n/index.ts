export { defineMessages, addTranslations, setDictionary, translate, useText } from './messages';
export type { Messages, Translate } from './messages';
export { formatMessage } from './format-message';
export { baseLanguage, direction, language, setLanguage, useLanguage } from './language';
export { formatDate, formatDateRange, formatFileSize, formatNumber, regional } from './formats';
