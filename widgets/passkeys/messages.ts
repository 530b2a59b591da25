import { defineMessages } from '../../src/core';

export const messages = defineMessages('passkeys', {
  label: {
    en: 'Your passkeys',
    de: 'Ihre Passkeys',
    ar: 'مفاتيح المرور',
    ja: 'パスキー',
  },
  intro: {
    en: 'Sign in with your fingerprint, face or screen lock. There is no password to remember, and none that can be stolen.',
    de: 'Melden Sie sich per Fingerabdruck, Gesicht oder Bildschirmsperre an. Sie müssen sich kein Passwort merken, und keines kann gestohlen werden.',
    ar: 'بمفتاح المرور تسجّل الدخول ببصمة الإصبع أو الوجه أو قفل الشاشة، فلا تحتاج إلى تذكّر شيء ولا يمكن التصيّد به.',
    ja: 'パスキーを使うと、指紋・顔・画面ロックでサインインできます。覚えておく必要がなく、フィッシングの心配もありません。',
  },
  synced: {
    en: 'on several devices',
    de: 'auf mehreren Geräten',
    ar: 'على عدة أجهزة',
    ja: '複数の端末で利用可',
  },
  created: {
    en: 'created {date}',
    de: 'angelegt am {date}',
    ar: 'أُنشئ في {date}',
    ja: '作成：{date}',
  },
  used: {
    en: 'last used {date}',
    de: 'zuletzt verwendet am {date}',
    ar: 'آخر استخدام {date}',
    ja: '最終利用：{date}',
  },
  unused: {
    en: 'not used yet',
    de: 'noch nicht verwendet',
    ar: 'لم يُستخدم بعد',
    ja: '未使用',
  },
  remove: {
    en: 'Remove',
    de: 'Entfernen',
    ar: 'إزالة',
    ja: '削除',
  },
  removeOf: {
    en: 'Remove: {device}',
    de: 'Entfernen: {device}',
    ar: 'إزالة: {device}',
    ja: '削除：{device}',
  },
  removeTitle: {
    en: 'Remove this passkey?',
    de: 'Diesen Passkey entfernen?',
    ar: 'هل تريد إزالة مفتاح المرور هذا؟',
    ja: 'このパスキーを削除しますか？',
  },
  removeText: {
    en: 'You can no longer sign in with it: {device}.',
    de: 'Sie können sich damit nicht mehr anmelden: {device}.',
    ar: 'لن تتمكن من تسجيل الدخول به بعد الآن: {device}.',
    ja: 'このパスキーではサインインできなくなります：{device}',
  },
  removeSubmit: {
    en: 'Remove passkey',
    de: 'Passkey entfernen',
    ar: 'إزالة مفتاح المرور',
    ja: 'パスキーを削除',
  },
  keep: {
    en: 'Keep it',
    de: 'Behalten',
    ar: 'الاحتفاظ به',
    ja: '残す',
  },
  removed: {
    en: 'Passkey removed. You can also delete it from your device.',
    de: 'Passkey entfernt. Sie können ihn auch auf Ihrem Gerät löschen.',
    ar: 'أُزيل مفتاح المرور. يمكنك حذفه من جهازك أيضًا.',
    ja: 'パスキーを削除しました。端末からも削除できます。',
  },
  add: {
    en: 'Create a passkey on this device',
    de: 'Passkey auf diesem Gerät anlegen',
    ar: 'إنشاء مفتاح مرور على هذا الجهاز',
    ja: 'この端末にパスキーを作成',
  },
  added: {
    en: 'Passkey created. You can now sign in with it.',
    de: 'Passkey angelegt. Sie können sich ab jetzt damit anmelden.',
    ar: 'أُنشئ مفتاح المرور. يمكنك تسجيل الدخول به من الآن.',
    ja: 'パスキーを作成しました。これからはパスキーでサインインできます。',
  },
  known: {
    en: 'This device already has a passkey for this account.',
    de: 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
    ar: 'لدى هذا الجهاز مفتاح مرور لهذا الحساب بالفعل.',
    ja: 'この端末には、このアカウントのパスキーがすでにあります。',
  },
  notMade: {
    en: 'No passkey was created. Try again.',
    de: 'Es wurde kein Passkey angelegt. Versuchen Sie es noch einmal.',
    ar: 'لم يُنشأ أي مفتاح مرور. حاول مرة أخرى عندما يتسع وقتك.',
    ja: 'パスキーは作成されませんでした。お時間のあるときにもう一度お試しください。',
  },
  impossible: {
    en: 'Passkeys cannot be created in this browser, or at this address.',
    de: 'Mit diesem Browser oder unter dieser Adresse lässt sich kein Passkey anlegen.',
    ar: 'لا يمكن إنشاء مفتاح مرور بهذا المتصفح أو في هذا العنوان.',
    ja: 'このブラウザーまたはこのアドレスでは、パスキーを作成できません。',
  },
  onlyWay: {
    en: 'This passkey is your only way to sign in. Create a password or link another login first, then remove it.',
    de: 'Sie können sich nur mit diesem Passkey anmelden. Legen Sie zuerst ein Passwort an oder verknüpfen Sie ein anderes Konto, dann entfernen Sie ihn.',
    ar: 'مفتاح المرور هذا هو طريقتك الوحيدة لتسجيل الدخول. أنشئ كلمة مرور أو اربط حسابًا آخر أولًا، ثم أزله.',
    ja: 'このパスキーは唯一のログイン手段です。先にパスワードを設定するか、別のアカウントを連携してから削除してください。',
  },
  failed: {
    en: 'That did not work. Try again in a moment.',
    de: 'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر ذلك. حاول مرة أخرى بعد قليل.',
    ja: 'できませんでした。少し待ってから、もう一度お試しください。',
  },
});
