import { defineMessages } from '../../src/core';

export const messages = defineMessages('passkeys', {
  label: {
    en: 'Your passkeys',
    de: 'Ihre Passkeys',
    ar: 'مفاتيح المرور',
    ja: 'パスキー',
  },
  intro: {
    en: 'With a passkey you sign in by fingerprint, face or screen lock. Nothing has to be remembered, and nothing can be phished.',
    de: 'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Bildschirmsperre an. Sie müssen sich nichts merken, und niemand kann ihn abfischen.',
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
    en: 'made {date}',
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
  removed: {
    en: 'The passkey is removed. You may delete it from your device, too.',
    de: 'Der Passkey ist entfernt. Sie können ihn auch auf Ihrem Gerät löschen.',
    ar: 'أُزيل مفتاح المرور. يمكنك حذفه من جهازك أيضًا.',
    ja: 'パスキーを削除しました。端末からも削除できます。',
  },
  add: {
    en: 'Make a passkey on this device',
    de: 'Passkey auf diesem Gerät anlegen',
    ar: 'إنشاء مفتاح مرور على هذا الجهاز',
    ja: 'この端末にパスキーを作成',
  },
  added: {
    en: 'The passkey is made. You can sign in with it from now on.',
    de: 'Der Passkey ist angelegt. Von nun an können Sie sich damit anmelden.',
    ar: 'أُنشئ مفتاح المرور. يمكنك تسجيل الدخول به من الآن.',
    ja: 'パスキーを作成しました。これからはパスキーでサインインできます。',
  },
  known: {
    en: 'This device has a passkey for this account already.',
    de: 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
    ar: 'لدى هذا الجهاز مفتاح مرور لهذا الحساب بالفعل.',
    ja: 'この端末には、このアカウントのパスキーがすでにあります。',
  },
  notMade: {
    en: 'No passkey was made. Try again when you have a moment.',
    de: 'Es wurde kein Passkey angelegt. Versuchen Sie es noch einmal, wenn Sie einen Moment Zeit haben.',
    ar: 'لم يُنشأ أي مفتاح مرور. حاول مرة أخرى عندما يتسع وقتك.',
    ja: 'パスキーは作成されませんでした。お時間のあるときにもう一度お試しください。',
  },
  impossible: {
    en: 'No passkey can be made with this browser, or at this address.',
    de: 'Mit diesem Browser oder unter dieser Adresse lässt sich kein Passkey anlegen.',
    ar: 'لا يمكن إنشاء مفتاح مرور بهذا المتصفح أو في هذا العنوان.',
    ja: 'このブラウザーまたはこのアドレスでは、パスキーを作成できません。',
  },
  onlyWay: {
    en: 'This passkey is your only way to sign in. Create a password or link another login first, then remove it.',
    de: 'Dieser Passkey ist Ihr einziger Weg, sich anzumelden. Legen Sie zuerst ein Passwort an oder verknüpfen Sie ein anderes Konto, dann entfernen Sie ihn.',
    ar: 'مفتاح المرور هذا هو طريقتك الوحيدة لتسجيل الدخول. أنشئ كلمة مرور أو اربط حسابًا آخر أولًا، ثم أزله.',
    ja: 'このパスキーは唯一のログイン手段です。先にパスワードを設定するか、別のアカウントを連携してから削除してください。',
  },
  failed: {
    en: 'That did not work. Check your connection, then try again.',
    de: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    ar: 'تعذّر ذلك. تحقق من اتصالك ثم حاول مرة أخرى.',
    ja: 'できませんでした。接続を確認してから、もう一度お試しください。',
  },
});
