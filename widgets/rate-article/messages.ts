import { defineMessages } from '../../src/core';

export const messages = defineMessages('rate-article', {
  question: {
    en: 'How useful is this article to you?',
    de: 'Wie nützlich ist dieser Artikel für Sie?',
    ar: 'ما مدى فائدة هذا المقال لك؟',
    ja: 'この記事は役に立ちましたか',
  },
  stars: {
    en: '{stars, plural, one {# star of 5} other {# stars of 5}}',
    de: '{stars, plural, one {# Stern von 5} other {# Sterne von 5}}',
    ar: '{stars, plural, one {نجمة واحدة من 5} two {نجمتان من 5} few {# نجوم من 5} other {# نجمة من 5}}',
    ja: '{stars, plural, other {5つ星中#}}',
  },
  hint: {
    en: '1 star: not useful. 5 stars: very useful.',
    de: '1 Stern: nicht nützlich. 5 Sterne: sehr nützlich.',
    ar: 'نجمة واحدة: لا فائدة. خمس نجوم: مفيد جدًا.',
    ja: '星1つ：役に立たない、星5つ：とても役に立つ',
  },
  explored: {
    en: '{stars} of 5. Press Enter to send your rating.',
    de: '{stars} von 5. Mit der Eingabetaste senden Sie Ihre Bewertung.',
    ar: '{stars} من 5. اضغط مفتاح الإدخال لإرسال تقييمك.',
    ja: '5つ星中{stars}。Enterキーを押すと評価を送信します。',
  },
  yours: {
    en: 'Your rating: {stars} of 5.',
    de: 'Ihre Bewertung: {stars} von 5.',
    ar: 'تقييمك: {stars} من 5.',
    ja: 'あなたの評価：5つ星中{stars}',
  },
  thanks: {
    en: 'Thank you. Your rating: {stars} of 5.',
    de: 'Vielen Dank. Ihre Bewertung: {stars} von 5.',
    ar: 'شكرًا لك. تقييمك: {stars} من 5.',
    ja: 'ありがとうございます。あなたの評価：5つ星中{stars}',
  },
  anonymousTitle: {
    en: 'Your opinion counts',
    de: 'Ihre Meinung zählt',
    ar: 'رأيك مهم',
    ja: 'ご意見をお聞かせください',
  },
  anonymous: {
    en: 'Sign in or create an account, and we’ll record your rating automatically.',
    de: 'Melden Sie sich an oder legen Sie ein Konto an; Ihre Bewertung wird dann automatisch abgegeben.',
    ar: 'سجّل الدخول أو أنشئ حسابًا، وسيُسجَّل تقييمك تلقائيًا.',
    ja: 'サインインするかアカウントを作成すると、評価が自動的に送信されます。',
  },
  failed: {
    en: 'Your rating could not be saved. Try again.',
    de: 'Ihre Bewertung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    ar: 'تعذّر حفظ تقييمك. يُرجى المحاولة مرة أخرى.',
    ja: '評価を保存できませんでした。もう一度お試しください。',
  },
});
