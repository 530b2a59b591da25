import { defineMessages } from '../../core';

export const messages = defineMessages('deletion-step', {
  label: {
    en: 'Your account will be deleted',
    de: 'Ihr Konto wird gelöscht',
    ar: 'سيُحذف حسابك',
    ja: 'アカウントは削除されます',
  },
  due: {
    en: 'Your account will be deleted on {date}',
    de: 'Ihr Konto wird am {date} gelöscht',
    ar: 'سيُحذف حسابك في {date}',
    ja: 'アカウントは{date}に削除されます',
  },
  text: {
    en: 'Until then, you can use it as before. If you did not request this, keep the account and change your password.',
    de: 'Bis dahin können Sie es wie bisher verwenden. Wenn Sie das nicht veranlasst haben, behalten Sie das Konto und ändern Sie Ihr Passwort.',
    ar: 'حتى ذلك الحين يمكنك استخدامه كالمعتاد. إن لم تطلب ذلك، فاحتفظ بالحساب وغيّر كلمة مرورك.',
    ja: 'それまでは、これまでどおり利用できます。お心当たりがない場合は、アカウントを残し、パスワードを変更してください。',
  },
  keep: {
    en: 'Keep my account',
    de: 'Mein Konto behalten',
    ar: 'الاحتفاظ بحسابي',
    ja: 'アカウントを残す',
  },
  goOn: {
    en: 'Continue without changes',
    de: 'Ohne Änderung weiter',
    ar: 'المتابعة دون تغيير',
    ja: '変更せずに続ける',
  },
});
