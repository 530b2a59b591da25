import { defineMessages } from '../../src/core';

export const messages = defineMessages('after-sign-in', {
  passkeyTitle: {
    en: 'Sign in faster next time',
    de: 'Melden Sie sich nächstes Mal schneller an',
    ar: 'سجّل الدخول أسرع في المرة القادمة',
    ja: '次回からもっと簡単にサインイン',
  },
  passkeyText: {
    en: 'Create a passkey and sign in with your fingerprint, face or screen lock.',
    de: 'Legen Sie einen Passkey an und melden Sie sich per Fingerabdruck, Gesicht oder Bildschirmsperre an.',
    ar: 'أنشئ مفتاح مرور وسجّل الدخول ببصمة الإصبع أو الوجه أو قفل الشاشة.',
    ja: 'パスキーを作成すると、指紋・顔・画面ロックでサインインできます。',
  },
  create: {
    en: 'Create a passkey',
    de: 'Passkey anlegen',
    ar: 'إنشاء مفتاح مرور',
    ja: 'パスキーを作成',
  },
  created: {
    en: 'Passkey created. You can now sign in with it.',
    de: 'Passkey angelegt. Sie können sich ab jetzt damit anmelden.',
    ar: 'أُنشئ مفتاح المرور. يمكنك تسجيل الدخول به من الآن.',
    ja: 'パスキーを作成しました。これからはパスキーでサインインできます。',
  },
  notMade: {
    en: 'No passkey was created. Try again.',
    de: 'Es wurde kein Passkey angelegt. Versuchen Sie es noch einmal.',
    ar: 'لم يُنشأ أي مفتاح مرور. حاول مرة أخرى.',
    ja: 'パスキーは作成されませんでした。もう一度お試しください。',
  },
  failed: {
    en: 'That did not work. Try again in a moment.',
    de: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر ذلك. حاول مرة أخرى بعد قليل.',
    ja: 'できませんでした。少し待ってから、もう一度お試しください。',
  },
  notNow: {
    en: 'Not now',
    de: 'Jetzt nicht',
    ar: 'ليس الآن',
    ja: '今はしない',
  },
  questionTitle: {
    en: 'Complete your profile',
    de: 'Vervollständigen Sie Ihr Profil',
    ar: 'أكمل ملفك الشخصي',
    ja: 'プロフィールの登録',
  },
  company: {
    en: 'Which organisation do you work for?',
    de: 'Für welche Organisation arbeiten Sie?',
    ar: 'في أي مؤسسة تعمل؟',
    ja: 'お勤め先を教えてください',
  },
  title: {
    en: 'What is your job title?',
    de: 'Welche Position haben Sie?',
    ar: 'ما مسماك الوظيفي؟',
    ja: '役職を教えてください',
  },
  businessFunction: {
    en: 'Which business function do you work in?',
    de: 'In welchem Bereich arbeiten Sie?',
    ar: 'في أي مجال وظيفي تعمل؟',
    ja: '所属部門を教えてください',
  },
  country: {
    en: 'Which country do you live in?',
    de: 'In welchem Land leben Sie?',
    ar: 'في أي بلد تعيش؟',
    ja: 'お住まいの国を教えてください',
  },
  choose: {
    en: 'Select an option',
    de: 'Bitte auswählen',
    ar: 'اختر',
    ja: '選択してください',
  },
  empty: {
    en: 'Enter an answer, or select “Not now”.',
    de: 'Geben Sie eine Antwort ein, oder wählen Sie „Jetzt nicht“.',
    ar: 'أدخل إجابة أو اختر «ليس الآن».',
    ja: '回答を入力するか、「今はしない」を選択してください。',
  },
  save: {
    en: 'Save',
    de: 'Speichern',
    ar: 'حفظ',
    ja: '保存',
  },
  saved: {
    en: 'Saved to your profile. Thank you.',
    de: 'In Ihrem Profil gespeichert. Vielen Dank.',
    ar: 'حُفظت الإجابة في ملفك الشخصي. شكرًا لك.',
    ja: 'プロフィールに保存しました。ありがとうございます。',
  },
  editing: {
    en: 'Signed-in readers see an offer to create a passkey here, or a question for their profile.',
    de: 'Angemeldete Leser sehen hier das Angebot eines Passkeys oder eine Frage für ihr Profil.',
  },
});
