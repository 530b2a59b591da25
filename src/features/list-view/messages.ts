import { defineMessages } from '../../core';

export const messages = defineMessages('list-view', {
  applied: {
    en: 'Filters applied',
    de: 'Aktive Filter',
    ar: 'عوامل التصفية المطبّقة',
    ja: '適用中の絞り込み',
  },
  remove: {
    en: 'Remove {filter}',
    de: '{filter} entfernen',
    ar: 'إزالة {filter}',
    ja: '{filter}を解除',
  },
  clearAll: {
    en: '{count, plural, one {Clear the filter} other {Clear all # filters}}',
    de: '{count, plural, one {Filter zurücksetzen} other {Alle # Filter zurücksetzen}}',
    ar: '{count, plural, one {مسح عامل التصفية} two {مسح عاملي التصفية} few {مسح عوامل التصفية كلها (#)} many {مسح عوامل التصفية كلها (#)} other {مسح عوامل التصفية كلها (#)}}',
    ja: '{count, plural, other {絞り込みをすべて解除（# 件）}}',
  },
  groupOf: {
    en: '{label}: {values}',
    de: '{label}: {values}',
    ar: '{label}: {values}',
    ja: '{label}：{values}',
  },
  separator: {
    en: '; ',
    de: '; ',
    ar: '؛ ',
    ja: '、',
  },
  title: {
    en: '{sentence} – {title}',
    de: '{sentence} – {title}',
    ar: '{sentence} – {title}',
    ja: '{sentence} – {title}',
  },
  more: {
    en: 'Show more',
    de: 'Mehr anzeigen',
    ar: 'عرض المزيد',
    ja: 'もっと見る',
  },
  progress: {
    en: 'Showing {visible} of {total}',
    de: '{visible} von {total}',
    ar: 'عرض {visible} من {total}',
    ja: '{total} 件中 {visible} 件を表示',
  },
  added: {
    en: '{added} more, {visible} of {total}',
    de: '{added} weitere, {visible} von {total}',
    ar: '{added} إضافية، {visible} من {total}',
    ja: '{added} 件を追加、{total} 件中 {visible} 件',
  },
  remedy: {
    en: 'Remove {filter} ({count, plural, one {# result} other {# results}})',
    de: '{filter} entfernen ({count, plural, one {# Treffer} other {# Treffer}})',
    ar: 'إزالة {filter} ({count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}})',
    ja: '{filter}を解除（{count, plural, other {# 件}}）',
  },
  offline: {
    en: 'You seem to be offline. This goes on as soon as the connection is back.',
    de: 'Sie sind offenbar offline. Sobald die Verbindung wieder steht, geht es weiter.',
    ar: 'يبدو أنك غير متصل بالإنترنت. سيُستأنف التحميل فور عودة الاتصال.',
    ja: 'オフラインのようです。接続が戻り次第、続けます。',
  },
  busy: {
    en: 'There were too many requests. Wait a moment, then try again.',
    de: 'Zu viele Anfragen auf einmal. Warten Sie einen Moment und versuchen Sie es noch einmal.',
    ar: 'طلبات كثيرة دفعة واحدة. انتظر لحظة ثم حاول مرة أخرى.',
    ja: 'リクエストが集中しています。少し待ってから、もう一度お試しください。',
  },
  failed: {
    en: 'The list is not available right now. Try again.',
    de: 'Die Liste ist gerade nicht verfügbar. Versuchen Sie es noch einmal.',
    ar: 'القائمة غير متاحة الآن. حاول مرة أخرى.',
    ja: '現在この一覧を表示できません。もう一度お試しください。',
  },
  retry: {
    en: 'Try again',
    de: 'Noch einmal versuchen',
    ar: 'المحاولة مرة أخرى',
    ja: 'もう一度試す',
  },
  subscribe: {
    en: 'Subscribe to this calendar',
    de: 'Diesen Kalender abonnieren',
    ar: 'اشترك في هذا التقويم',
    ja: 'このカレンダーを購読',
  },
  calendarFile: {
    en: 'Save these events as a file',
    de: 'Diese Termine als Datei speichern',
    ar: 'حفظ هذه الفعاليات في ملف',
    ja: 'これらの予定をファイルに保存',
  },
  feed: {
    en: 'Subscribe to these positions (Atom feed)',
    de: 'Diese Stellen abonnieren (Atom-Feed)',
    ar: 'اشترك في هذه الوظائف (خلاصة Atom)',
    ja: 'この求人一覧を購読（Atomフィード）',
  },
});
