export { defineMessages, addTranslations, translate, useText } from './messages';
export type { DefineMessages, Messages, Translate } from './messages';
export { baseLanguage, direction, language, setLanguage, useLanguage } from './language';
export { formatDate, formatDateRange, formatFileSize, formatNumber, prepareDates, regional } from './formats';
