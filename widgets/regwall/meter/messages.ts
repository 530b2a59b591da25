import { defineMessages } from '../../../src/core';

export const messages = defineMessages('regwall-meter', {
  articlesLeft: {
    en: 'You have {left, plural, one {# more free article} other {# more free articles}} this month',
    de: 'Sie haben in diesem Monat noch {left, plural, one {einen freien Artikel} other {# freie Artikel}}',
    ar: '{left, plural, one {لديك مقال مجاني واحد آخر هذا الشهر} two {لديك مقالان مجانيان آخران هذا الشهر} few {لديك # مقالات مجانية أخرى هذا الشهر} other {لديك # مقالًا مجانيًا آخر هذا الشهر}}',
    ja: '今月はあと{left, plural, other {#本}}の記事を無料でお読みいただけます',
  },
  lastArticle: {
    en: 'This is your last free article this month',
    de: 'Dies ist Ihr letzter freier Artikel in diesem Monat',
    ar: 'هذا آخر مقال مجاني لك هذا الشهر',
    ja: '今月無料でお読みいただける最後の記事です',
  },
  noLimit: {
    en: 'Registered readers can read every article.',
    de: 'Mit einem Konto lesen Sie alle Artikel.',
    ar: 'يمكن للقراء المسجلين قراءة جميع المقالات.',
    ja: '登録された読者の方は、すべての記事をお読みいただけます。',
  },
  articlesRead: {
    en: 'You have read your {allowance, plural, one {free article} other {# free articles}} this month.',
    de: 'Sie haben in diesem Monat {allowance, plural, one {Ihren freien Artikel} other {Ihre # freien Artikel}} gelesen.',
    ar: '{allowance, plural, one {قرأت مقالك المجاني لهذا الشهر.} two {قرأت مقالَيك المجانيين لهذا الشهر.} few {قرأت مقالاتك المجانية لهذا الشهر (#).} other {قرأت مقالاتك المجانية لهذا الشهر (#).}}',
    ja: '今月無料の{allowance, plural, other {#本}}をお読みになりました。',
  },
  articlesFrom: {
    en: 'Your next free articles come on {day}.',
    de: 'Die nächsten freien Artikel gibt es ab dem {day}.',
    ar: 'تتوفر مقالاتك المجانية التالية في {day}.',
    ja: '次の無料の記事は{day}からお読みいただけます。',
  },
});
