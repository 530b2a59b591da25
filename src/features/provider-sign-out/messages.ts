import { defineMessages } from '../../core';

export const messages = defineMessages('provider-sign-out', {
  stillSignedIn: {
    en: 'You are signed out here. {provider} could not be reached, so you may still be signed in there. On a shared computer, sign out of {provider} as well.',
    de: 'Sie sind hier abgemeldet. {provider} war nicht erreichbar, dort sind Sie möglicherweise noch angemeldet. Melden Sie sich an einem gemeinsam genutzten Computer auch bei {provider} ab.',
    ar: 'سجّلت الخروج من هنا. تعذّر الوصول إلى {provider}، وقد تكون ما زلت مسجّل الدخول هناك. إذا كنت تستخدم جهازًا مشتركًا، فسجّل الخروج من {provider} أيضًا.',
    ja: 'このサイトからサインアウトしました。{provider}に接続できなかったため、そちらではまだサインインしている可能性があります。共用のコンピューターをお使いの場合は、{provider}からもサインアウトしてください。',
  },
});
