import { defineMessages } from '../../../core';

export const messages = defineMessages('company', {
  found: {
    en: '{count, plural, one {# company found} other {# companies found}}',
    de: '{count, plural, one {# Unternehmen} other {# Unternehmen}} gefunden',
    ar: '{count, plural, zero {لا شركات} one {شركة واحدة} two {شركتان} few {# شركات} many {# شركة} other {# شركة}}',
    ja: '{count, plural, other {# 社}}見つかりました',
  },
});
