import { defineMessages } from '../../src/core';

export const messages = defineMessages('account-data', {
  exportTitle: {
    en: 'Download your data',
    de: 'Ihre Daten herunterladen',
    ar: 'تنزيل بياناتك',
    ja: 'データのダウンロード',
  },
  export: {
    en: 'A file with everything we hold about you: your details, subscriptions, saved articles, ratings, sign-ins and passkeys.',
    de: 'Eine Datei mit allem, was wir über Sie gespeichert haben: Angaben, Abonnements, gespeicherte Artikel, Bewertungen, Anmeldungen und Passkeys.',
    ar: 'ملف يضم كل ما نحتفظ به عنك: بياناتك واشتراكاتك ومقالاتك المحفوظة وتقييماتك وعمليات دخولك ومفاتيح المرور.',
    ja: 'お預かりしているすべての情報（登録内容、購読、保存した記事、評価、サインインの記録、パスキー）を一つのファイルにまとめます。',
  },
  exportSubmit: {
    en: 'Download my data',
    de: 'Meine Daten herunterladen',
    ar: 'تنزيل بياناتي',
    ja: 'データをダウンロード',
  },
  exported: {
    en: 'The file is in your downloads.',
    de: 'Die Datei liegt bei Ihren Downloads.',
    ar: 'الملف بين تنزيلاتك.',
    ja: 'ファイルをダウンロードしました。',
  },
  exportFailed: {
    en: 'The file could not be created. Please try again in a moment.',
    de: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر إعداد الملف. يُرجى المحاولة مرة أخرى بعد قليل.',
    ja: 'ファイルを作成できませんでした。少し待ってからもう一度お試しください。',
  },
  deletionTitle: {
    en: 'Delete your account',
    de: 'Konto löschen',
    ar: 'حذف حسابك',
    ja: 'アカウントを削除する',
  },
  deletion: {
    en: 'We delete your account and everything in it: details, subscriptions, saved articles and ratings. You have two weeks to change your mind.',
    de: 'Wir löschen Ihr Konto und alles, was dazugehört: Angaben, Abonnements, gespeicherte Artikel und Bewertungen. Sie haben zwei Wochen, um es sich anders zu überlegen.',
    ar: 'نحذف حسابك وكل ما فيه: البيانات والاشتراكات والمقالات المحفوظة والتقييمات. أمامك أسبوعان للعدول عن ذلك.',
    ja: '登録内容、購読、保存した記事、評価とともにアカウントを削除します。二週間以内なら取り消せます。',
  },
  deletionOpen: {
    en: 'Delete my account',
    de: 'Mein Konto löschen',
    ar: 'حذف حسابي',
    ja: 'アカウントを削除',
  },
  dialogTitle: {
    en: 'Delete your account?',
    de: 'Ihr Konto löschen?',
    ar: 'هل تريد حذف حسابك؟',
    ja: 'アカウントを削除しますか',
  },
  dialog: {
    en: 'We sign you out of all other devices and send you an e-mail. For two weeks everything stays as it is, and you can cancel here. After that, nothing can be restored.',
    de: 'Wir melden jetzt alle anderen Geräte ab und schreiben Ihnen eine E-Mail. Zwei Wochen lang bleibt alles, wie es ist, und Sie können die Löschung hier abbrechen. Danach lässt sich nichts wiederherstellen.',
    ar: 'نسجّل الآن الخروج من جميع الأجهزة الأخرى ونرسل إليك رسالة. يبقى كل شيء كما هو أسبوعين، ويمكنك إلغاء الحذف من هنا. بعد ذلك لا يمكن استعادة شيء.',
    ja: 'ほかのすべての端末からサインアウトし、メールをお送りします。二週間はすべてそのまま残り、ここで取り消せます。その後は元に戻せません。',
  },
  deletionSubmit: {
    en: 'Delete my account',
    de: 'Mein Konto löschen',
    ar: 'حذف حسابي',
    ja: 'アカウントを削除',
  },
  cancel: {
    en: 'Keep my account',
    de: 'Konto behalten',
    ar: 'الاحتفاظ به',
    ja: '残す',
  },
  due: {
    en: 'Your account will be deleted on {date}',
    de: 'Ihr Konto wird am {date} gelöscht',
    ar: 'سيُحذف حسابك في {date}',
    ja: 'アカウントは{date}に削除されます',
  },
  dueText: {
    en: 'Until then everything stays as it is. We’ve also sent you an e-mail.',
    de: 'Bis dahin bleibt alles, wie es ist. Wir haben Ihnen auch eine E-Mail geschrieben.',
    ar: 'حتى ذلك الحين يبقى كل شيء كما هو. وقد أخبرناك بالبريد الإلكتروني أيضًا.',
    ja: 'それまではすべてそのままです。メールでもお知らせしました。',
  },
  keep: {
    en: 'Keep my account',
    de: 'Mein Konto behalten',
    ar: 'الاحتفاظ بحسابي',
    ja: 'アカウントを残す',
  },
  accountKept: {
    en: 'We’ve kept your account.',
    de: 'Ihr Konto bleibt bestehen.',
    ar: 'بقي حسابك.',
    ja: 'アカウントは残ります。',
  },
  failed: {
    en: 'Something went wrong. Try again in a moment.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر ذلك. يُرجى المحاولة مرة أخرى بعد قليل.',
    ja: 'できませんでした。少し待ってからもう一度お試しください。',
  },
});
