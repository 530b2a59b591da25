import { defineMessages } from '../../src/core';

export const messages = defineMessages('profile-page', {
  about: { en: 'About {name}', de: 'Über {name}', ar: 'نبذة عن {name}', ja: '{name}について' },
  background: { en: 'Background', de: 'Werdegang', ar: 'الخلفية المهنية', ja: '経歴' },
  expertise: { en: 'Expertise', de: 'Fachgebiete', ar: 'مجالات الخبرة', ja: '専門分野' },
  location: { en: 'Location', de: 'Standort', ar: 'المكتب', ja: '拠点' },
  locations: { en: 'Locations', de: 'Standorte', ar: 'المكاتب', ja: '拠点' },
  profiles: { en: 'Elsewhere', de: 'Profile', ar: 'حسابات أخرى', ja: 'プロフィール' },
  getInTouch: { en: 'Get in touch', de: 'Kontakt aufnehmen', ar: 'تواصل معنا', ja: 'お問い合わせ' },
  publishedWork: { en: 'Published work', de: 'Veröffentlichungen', ar: 'منشورات', ja: '著作・寄稿' },
});
