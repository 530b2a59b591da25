import type { Language } from '../../content/load.ts';

/** What stands in place of the form afterwards, as HTML. */
export const successMessages: Record<Language, string> = {
  en: '<p><strong>Thank you. We’ve sent your message.</strong></p><p>You will hear from us within two working days.</p>',
  de: '<p><strong>Vielen Dank. Ihre Nachricht wurde gesendet.</strong></p><p>Sie hören innerhalb von zwei Arbeitstagen von uns.</p>',
  ar: '<p><strong>شكرًا لك، رسالتك في طريقها إلينا.</strong></p><p>سنرد عليك خلال يومي عمل.</p>',
  ja: '<p><strong>メッセージを送信しました。ありがとうございます。</strong></p><p>2営業日以内にご連絡いたします。</p>',
};
