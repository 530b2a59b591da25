import { defineMessages } from '../../src/core';

export const messages = defineMessages('saved-articles', {
  editing: {
    en: 'Signed-in readers find the articles here that they have saved, nine at a time.',
    de: 'Angemeldete Leserinnen und Leser finden hier die Artikel, die sie gespeichert haben, jeweils neun.',
    ar: 'يجد القراء المسجّلون هنا المقالات التي حفظوها، تسعة في كل مرة.',
    ja: 'サインインした読者は、保存した記事をここで9件ずつご覧になれます。',
  },
  loading: {
    en: 'Loading your saved articles',
    de: 'Ihre gespeicherten Artikel werden geladen',
    ar: 'جارٍ جلب مقالاتك المحفوظة',
    ja: '保存した記事を読み込んでいます',
  },
  loadFailed: {
    en: 'Your saved articles could not be loaded. Please try again in a moment.',
    de: 'Ihre gespeicherten Artikel konnten nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر جلب مقالاتك المحفوظة. حاول مرة أخرى بعد قليل من فضلك.',
    ja: '保存した記事を読み込めませんでした。しばらくしてからもう一度お試しください。',
  },
  gated: {
    en: 'For registered readers',
    de: 'Für registrierte Leser',
    ar: 'للقراء المسجَّلين',
    ja: '登録読者向け',
  },
  retry: {
    en: 'Try again',
    de: 'Noch einmal versuchen',
    ar: 'المحاولة مرة أخرى',
    ja: 'もう一度試す',
  },
  signInFirst: {
    en: 'Sign in to see the articles you saved.',
    de: 'Melden Sie sich an, um Ihre gespeicherten Artikel zu sehen.',
    ar: 'سجّل الدخول لترى المقالات التي حفظتها.',
    ja: 'サインインすると、保存した記事をご覧いただけます。',
  },
  signInAgain: {
    en: 'It’s been a while. Sign in again to see your saved articles.',
    de: 'Es ist eine Weile her. Melden Sie sich noch einmal an, um Ihre gespeicherten Artikel zu sehen.',
    ar: 'سجّل الدخول مرة أخرى لترى مقالاتك المحفوظة، فقد مضى وقت.',
    ja: '時間が経ったため、保存した記事を見るにはもう一度サインインしてください。',
  },
  count: {
    en: '{count, plural, one {# article} other {# articles}}',
    de: '{count, plural, one {# Artikel} other {# Artikel}}',
    ar: '{count, plural, one {مقال واحد} two {مقالان} few {# مقالات} other {# مقالًا}}',
    ja: '{count, plural, other {#件の記事}}',
  },
  loadMore: {
    en: 'Load more',
    de: 'Mehr laden',
    ar: 'عرض المزيد',
    ja: 'さらに表示',
  },
  loaded: {
    en: '{count, plural, one {One more article} other {# more articles}}, {total} in all.',
    de: '{count, plural, one {Ein weiterer Artikel} other {# weitere Artikel}}, insgesamt {total}.',
    ar: '{count, plural, one {مقال آخر} two {مقالان آخران} few {# مقالات أخرى} other {# مقالًا آخر}}، والمجموع {total}.',
    ja: '{count, plural, other {さらに#件}}（全{total}件）',
  },
  none: {
    en: 'No saved articles yet. Select “Save” on any article to find it here.',
    de: 'Noch keine gespeicherten Artikel. Wählen Sie bei einem Artikel „Speichern“, um ihn hier zu finden.',
    ar: 'لم تحفظ شيئًا بعد. اضغط «حفظ» بجانب أي مقال، وستجده هنا.',
    ja: 'まだ何も保存されていません。記事の横の「保存」を押すと、ここに表示されます。',
  },
  more: {
    en: 'Browse articles',
    de: 'Artikel ansehen',
    ar: 'ابحث عن شيء تقرؤه',
    ja: '記事を探す',
  },
});
