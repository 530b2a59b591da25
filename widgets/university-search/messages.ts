import { defineMessages } from '../../src/core';

export const messages = defineMessages('university-search', {
  search: { en: 'Find a university', de: 'Hochschule suchen', ar: 'البحث عن جامعة', ja: '大学を探す' },
  label: { en: 'University', de: 'Hochschule', ar: 'الجامعة', ja: '大学' },
  submit: { en: 'Go', de: 'Weiter', ar: 'انتقال', ja: '移動' },
  clear: { en: 'Clear', de: 'Namen löschen', ar: 'مسح الاسم', ja: '大学名を消去' },
  suggestions: {
    en: '{count, plural, one {# university} other {# universities}}',
    de: '{count, plural, one {# Hochschule} other {# Hochschulen}}',
    ar: '{count, plural, zero {لا جامعات} one {جامعة واحدة} two {جامعتان} few {# جامعات} many {# جامعة} other {# جامعة}}',
    ja: '候補 {count, plural, other {# 校}}',
  },
  short: {
    en: 'Type at least three characters of the name.',
    de: 'Geben Sie mindestens drei Zeichen des Namens ein.',
    ar: 'اكتب ثلاثة أحرف من الاسم على الأقل.',
    ja: '大学名を3文字以上入力してください。',
  },
  choose: {
    en: 'Choose a university from the list.',
    de: 'Wählen Sie eine Hochschule aus der Liste.',
    ar: 'اختر جامعة من القائمة.',
    ja: '一覧から大学を選んでください。',
  },
  none: {
    en: 'No university found for “{text}”. Check the spelling, or try another part of the name.',
    de: 'Keine Hochschule zu „{text}“ gefunden. Prüfen Sie die Schreibweise oder versuchen Sie einen anderen Teil des Namens.',
    ar: 'لم نجد جامعة باسم «{text}». تحقق من الإملاء أو جرّب جزءًا آخر من الاسم.',
    ja: '「{text}」に当てはまる大学は見つかりませんでした。表記を確かめるか、名前の別の部分でお試しください。',
  },
  unlisted: {
    en: '“{text}” is not on our list. You can still enter it.',
    de: '„{text}“ steht nicht auf unserer Liste. Sie können den Namen trotzdem angeben.',
    ar: '«{text}» ليست في قائمتنا، ويمكنك إدخالها مع ذلك.',
    ja: '「{text}」は一覧にありませんが、このまま入力できます。',
  },
  down: {
    en: 'Suggestions are not available right now. Type the full name.',
    de: 'Vorschläge sind derzeit nicht verfügbar. Geben Sie den vollständigen Namen ein.',
    ar: 'الاقتراحات غير متاحة حاليًا. اكتب الاسم كاملًا.',
    ja: '現在、候補を表示できません。正式名称を入力してください。',
  },
  downEnter: {
    en: 'Suggestions are not available right now. Press Enter to search anyway.',
    de: 'Vorschläge sind derzeit nicht verfügbar. Mit der Eingabetaste suchen Sie trotzdem.',
    ar: 'الاقتراحات غير متاحة حاليًا. اضغط Enter للبحث مع ذلك.',
    ja: '現在、候補を表示できません。Enterキーでそのまま検索できます。',
  },
  downLater: {
    en: 'Search is not available right now. Try again in a few minutes.',
    de: 'Die Suche ist derzeit nicht verfügbar. Versuchen Sie es in einigen Minuten noch einmal.',
    ar: 'البحث غير متاح حاليًا. حاول مرة أخرى بعد بضع دقائق.',
    ja: '現在、検索できません。数分後にもう一度お試しください。',
  },
});
