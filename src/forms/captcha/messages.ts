import { defineMessages } from '../../core';

export const messages = defineMessages('captcha', {
  blocked: {
    en: 'The security check by {provider} could not load. An ad blocker, a privacy setting or the network may be in its way. Allow {provider} for this page or use another network, then load it again. What you typed is kept.',
    de: 'Die Sicherheitsprüfung von {provider} konnte nicht geladen werden. Vielleicht steht ihr ein Werbeblocker, eine Datenschutzeinstellung oder das Netz im Weg. Erlauben Sie {provider} für diese Seite oder wechseln Sie das Netz und laden Sie sie dann noch einmal. Ihre Eingaben bleiben erhalten.',
    ar: 'تعذّر تحميل التحقق الأمني من {provider}. ربما يعترضه مانع إعلانات أو إعداد خصوصية أو الشبكة. اسمح لـ{provider} في هذه الصفحة أو استخدم شبكة أخرى، ثم حمّله من جديد. ما كتبته محفوظ.',
    ja: '{provider} のセキュリティ確認を読み込めませんでした。広告ブロッカー、プライバシー設定、またはネットワークが妨げている可能性があります。このページで {provider} を許可するか、別のネットワークを使い、もう一度読み込んでください。入力内容は保持されています。',
  },
  consent: {
    en: 'This form is protected by {provider}, a service of another company. Allow it to send the form.',
    de: 'Dieses Formular wird von {provider} geschützt, einem Dienst eines anderen Unternehmens. Erlauben Sie ihn, um das Formular zu senden.',
    ar: 'يحمي هذا النموذج {provider}، وهي خدمة من شركة أخرى. اسمح بها لإرسال النموذج.',
    ja: 'このフォームは他社のサービス {provider} で保護されています。送信するには許可してください。',
  },
  allow: {
    en: 'Allow {provider}',
    de: '{provider} erlauben',
    ar: 'السماح بـ{provider}',
    ja: '{provider} を許可',
  },
  unallowed: {
    en: 'Allow the security check, then send the form.',
    de: 'Erlauben Sie die Sicherheitsprüfung und senden Sie das Formular dann ab.',
    ar: 'اسمح بالتحقق الأمني ثم أرسل النموذج.',
    ja: 'セキュリティ確認を許可してから、フォームを送信してください。',
  },
  retry: {
    en: 'Load the security check again',
    de: 'Sicherheitsprüfung noch einmal laden',
    ar: 'تحميل التحقق الأمني من جديد',
    ja: 'セキュリティ確認をもう一度読み込む',
  },
  missing: {
    en: 'The security check is missing. Load it again, then send the form.',
    de: 'Die Sicherheitsprüfung fehlt. Laden Sie sie noch einmal und senden Sie das Formular dann ab.',
    ar: 'التحقق الأمني غير موجود. حمّله من جديد ثم أرسل النموذج.',
    ja: 'セキュリティ確認が読み込まれていません。もう一度読み込んでから、フォームを送信してください。',
  },
  loaded: {
    en: 'The security check is ready',
    de: 'Die Sicherheitsprüfung ist bereit',
    ar: 'التحقق الأمني جاهز',
    ja: 'セキュリティ確認の準備ができました',
  },
  unsolved: {
    en: 'The security check was not completed. Send the form again to repeat it.',
    de: 'Die Sicherheitsprüfung wurde nicht abgeschlossen. Senden Sie das Formular noch einmal ab, um sie zu wiederholen.',
    ar: 'لم يكتمل التحقق الأمني. أرسل النموذج مرة أخرى لإعادته.',
    ja: 'セキュリティ確認が完了していません。もう一度フォームを送信してやり直してください。',
  },
  expired: {
    en: 'The security check has expired. Send the form again to repeat it.',
    de: 'Die Sicherheitsprüfung ist abgelaufen. Senden Sie das Formular noch einmal ab, um sie zu wiederholen.',
    ar: 'انتهت صلاحية التحقق الأمني. أرسل النموذج مرة أخرى لإعادته.',
    ja: 'セキュリティ確認の有効期限が切れました。もう一度フォームを送信してやり直してください。',
  },
  insecure: {
    en: 'The security check needs a secure connection. Open this page with https:// and try again.',
    de: 'Die Sicherheitsprüfung braucht eine sichere Verbindung. Öffnen Sie diese Seite mit https:// und versuchen Sie es noch einmal.',
    ar: 'يحتاج التحقق الأمني إلى اتصال آمن. افتح هذه الصفحة عبر https:// وحاول مرة أخرى.',
    ja: 'セキュリティ確認には安全な接続が必要です。https:// でこのページを開き、もう一度お試しください。',
  },
});
