import type { Language } from '../../content/load.ts';

interface Texts {
  note: string;
  title: (provider: string) => string;
  lead: string;
  asPerson: (name: string) => string;
  another: string;
  name: string;
  mailbox: string;
  create: string;
  impossible: string;
  cancel: string;
  consentTitle: string;
  consentLead: (email: string) => string;
  claims: { name: string; email: string };
  allow: string;
  deny: string;
  signOutTitle: (provider: string) => string;
  signOutLead: (provider: string) => string;
  signOut: string;
  staySignedIn: string;
  signedOut: (provider: string) => string;
  expired: string;
  back: string;
}

/** The texts of the identity providers' pages. */
export const texts: Record<Language, Texts> = {
  en: {
    note: 'An identity provider of the demonstration. Its people are invented and need no password.',
    title: (provider) => `Sign in with ${provider}`,
    lead: 'to continue to Alder & Voss. Who are you?',
    asPerson: (name) => `Continue as ${name}`,
    another: 'Use another account',
    name: 'Full name',
    mailbox: 'Mailbox',
    create: 'Create and continue',
    impossible: 'Enter a name, and a mailbox of letters, digits, dots and hyphens that is not taken above.',
    cancel: 'Cancel',
    consentTitle: 'Alder & Voss asks for your details',
    consentLead: (email) => `You are signed in as ${email}. If you agree, Alder & Voss learns:`,
    claims: { name: 'your name', email: 'your e-mail address' },
    allow: 'Agree',
    deny: 'Do not agree',
    signOutTitle: (provider) => `Sign out of ${provider}?`,
    signOutLead: (provider) =>
      `You are signed out of Alder & Voss. In this browser you are still signed in to ${provider}.`,
    signOut: 'Sign out',
    staySignedIn: 'Stay signed in',
    signedOut: (provider) => `You are signed out of ${provider}`,
    expired: 'This page has expired. Go back to Alder & Voss and begin again.',
    back: 'Back to Alder & Voss',
  },
  de: {
    note: 'Ein Anmeldedienst der Demonstration. Seine Personen sind erfunden und brauchen kein Passwort.',
    title: (provider) => `Mit ${provider} anmelden`,
    lead: 'und weiter zu Alder & Voss. Wer sind Sie?',
    asPerson: (name) => `Weiter als ${name}`,
    another: 'Jemand anderes',
    name: 'Vor- und Nachname',
    mailbox: 'Postfach',
    create: 'Anlegen und weiter',
    impossible:
      'Geben Sie einen Namen ein und ein Postfach aus Buchstaben, Ziffern, Punkten und Bindestrichen, das oben noch nicht vorkommt.',
    cancel: 'Abbrechen',
    consentTitle: 'Alder & Voss bittet um Ihre Angaben',
    consentLead: (email) => `Sie sind als ${email} angemeldet. Wenn Sie zustimmen, erfährt Alder & Voss:`,
    claims: { name: 'Ihren Namen', email: 'Ihre E-Mail-Adresse' },
    allow: 'Zustimmen',
    deny: 'Nicht zustimmen',
    signOutTitle: (provider) => `Bei ${provider} abmelden?`,
    signOutLead: (provider) =>
      `Bei Alder & Voss sind Sie abgemeldet. In diesem Browser sind Sie weiterhin bei ${provider} angemeldet.`,
    signOut: 'Abmelden',
    staySignedIn: 'Angemeldet bleiben',
    signedOut: (provider) => `Sie sind bei ${provider} abgemeldet`,
    expired: 'Diese Seite ist abgelaufen. Gehen Sie zurück zu Alder & Voss und beginnen Sie von vorn.',
    back: 'Zurück zu Alder & Voss',
  },
  ar: {
    note: 'مزوّد هوية للعرض التوضيحي. أشخاصه من نسج الخيال ولا يحتاجون إلى كلمة مرور.',
    title: (provider) => `تسجيل الدخول عبر ${provider}`,
    lead: 'للمتابعة إلى Alder & Voss. من أنت؟',
    asPerson: (name) => `المتابعة باسم ${name}`,
    another: 'شخص آخر',
    name: 'الاسم الكامل',
    mailbox: 'صندوق البريد',
    create: 'إنشاء ومتابعة',
    impossible: 'أدخل اسمًا وصندوق بريد من أحرف لاتينية وأرقام ونقاط وشرطات، غير مستخدم أعلاه.',
    cancel: 'إلغاء',
    consentTitle: 'تطلب Alder & Voss بياناتك',
    consentLead: (email) => `سجّلت الدخول باسم ${email}. إذا وافقت، ستعرف Alder & Voss:`,
    claims: { name: 'اسمك', email: 'عنوان بريدك الإلكتروني' },
    allow: 'موافق',
    deny: 'غير موافق',
    signOutTitle: (provider) => `تسجيل الخروج من ${provider}؟`,
    signOutLead: (provider) => `سجّلت الخروج من Alder & Voss. ما زلت مسجّل الدخول إلى ${provider} في هذا المتصفح.`,
    signOut: 'تسجيل الخروج',
    staySignedIn: 'البقاء مسجّلًا',
    signedOut: (provider) => `سجّلت الخروج من ${provider}`,
    expired: 'انتهت صلاحية هذه الصفحة. عد إلى Alder & Voss وابدأ من جديد.',
    back: 'العودة إلى Alder & Voss',
  },
  ja: {
    note: 'デモ用のIDプロバイダーです。登場人物は架空で、パスワードは要りません。',
    title: (provider) => `${provider}でログイン`,
    lead: 'Alder & Vossへ進みます。どなたですか。',
    asPerson: (name) => `${name}として続ける`,
    another: '別の人',
    name: '氏名',
    mailbox: 'メールボックス',
    create: '作成して続ける',
    impossible: '氏名と、半角英数字・ドット・ハイフンからなる未使用のメールボックスを入力してください。',
    cancel: 'キャンセル',
    consentTitle: 'Alder & Vossが情報の提供を求めています',
    consentLead: (email) => `${email}としてログインしています。同意すると、Alder & Vossに次の情報が伝わります。`,
    claims: { name: 'お名前', email: 'メールアドレス' },
    allow: '同意する',
    deny: '同意しない',
    signOutTitle: (provider) => `${provider}からログアウトしますか？`,
    signOutLead: (provider) =>
      `Alder & Vossからログアウトしました。${provider}にはこのブラウザーでまだログインしています。`,
    signOut: 'ログアウト',
    staySignedIn: 'ログインしたままにする',
    signedOut: (provider) => `${provider}からログアウトしました`,
    expired: 'このページの有効期限が切れました。Alder & Vossに戻り、もう一度始めてください。',
    back: 'Alder & Vossに戻る',
  },
};
