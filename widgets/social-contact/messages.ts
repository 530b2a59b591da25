import { defineMessages } from '../../src/core';

export const messages = defineMessages('social-contact', {
  editing: {
    en: 'Give a LinkedIn or X address, or switch the contact form on, to show icons here.',
    de: 'Geben Sie eine Adresse bei LinkedIn oder X an, oder schalten Sie das Kontaktformular ein, damit hier Symbole stehen.',
    ar: 'أضف عنوانًا على لينكدإن أو إكس، أو فعّل نموذج التواصل، لتظهر الأيقونات هنا.',
    ja: 'LinkedInまたはXのアドレスを指定するか、お問い合わせフォームを有効にすると、ここにアイコンが表示されます。',
  },
});
