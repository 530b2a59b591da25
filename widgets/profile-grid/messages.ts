import { defineMessages } from '../../src/core';

export const messages = defineMessages('profile-grid', {
  filters: { en: 'Filter people', de: 'Personen filtern', ar: 'تصفية الأشخاص', ja: '人物を絞り込む' },
  location: { en: 'Location', de: 'Standort', ar: 'الموقع', ja: '拠点' },
  region: { en: 'Region', de: 'Region', ar: 'المنطقة', ja: '地域' },
  interest: { en: 'Interest', de: 'Interesse', ar: 'الاهتمام', ja: '関心分野' },
  language: { en: 'Language', de: 'Sprache', ar: 'اللغة', ja: '言語' },
  practice: { en: 'Practice', de: 'Arbeitsgebiet', ar: 'مجال العمل', ja: '専門領域' },
  name: { en: 'Name or role', de: 'Name oder Funktion', ar: 'الاسم أو الوظيفة', ja: '名前または役職' },
  search: { en: 'Search', de: 'Suchen', ar: 'ابحث', ja: '検索' },
  clearSearch: { en: 'Clear search', de: 'Suche leeren', ar: 'مسح البحث', ja: '検索語を消去' },
  people: {
    en: '{count, plural, one {# person} other {# people}}',
    de: '{count, plural, one {# Person} other {# Personen}}',
    ar: '{count, plural, zero {لا أشخاص} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
    ja: '{count, plural, other {# 人}}',
  },
  quoted: { en: '“{text}”', de: '„{text}“', ar: '«{text}»', ja: '「{text}」' },
  none: {
    en: 'No people match these filters.',
    de: 'Keine Personen gefunden.',
    ar: 'لا أحد يطابق ذلك.',
    ja: '該当する人はいません。',
  },
  noneCalled: {
    en: 'No people match “{text}”.',
    de: 'Keine Personen zu „{text}“ gefunden.',
    ar: 'لا أحد هنا يطابق «{text}».',
    ja: '「{text}」に該当する人はいません。',
  },
  elsewhere: {
    en: 'Ways to reach {name}',
    de: 'So erreichen Sie {name}',
    ar: 'طرق التواصل مع {name}',
    ja: '{name}さんへの連絡方法',
  },
  linkedIn: {
    en: '{name} on LinkedIn (opens in a new tab)',
    de: '{name} bei LinkedIn (öffnet einen neuen Tab)',
    ar: '{name} على لينكدإن (يُفتح في علامة تبويب جديدة)',
    ja: '{name}さんのLinkedIn（新しいタブで開きます）',
  },
  twitter: {
    en: '{name} on X (opens in a new tab)',
    de: '{name} bei X (öffnet einen neuen Tab)',
    ar: '{name} على إكس (يُفتح في علامة تبويب جديدة)',
    ja: '{name}さんのX（新しいタブで開きます）',
  },
  write: { en: 'Write to {name}', de: 'An {name} schreiben', ar: 'راسل {name}', ja: '{name}さんに連絡する' },
  failed: {
    en: 'The form could not be opened. Try again.',
    de: 'Das Formular ließ sich nicht öffnen. Versuchen Sie es noch einmal.',
    ar: 'تعذّر فتح النموذج. حاول مرة أخرى.',
    ja: 'フォームを開けませんでした。もう一度お試しください。',
  },
  editing: {
    en: 'No people yet: fill in items.',
    de: 'Noch keine Personen: items ausfüllen.',
    ar: 'لا أشخاص بعد: املأ items.',
    ja: '人物がまだありません。items を入力してください。',
  },
});
