import { defineMessages } from '../../../core';

export const messages = defineMessages('profession', {
  jobTitle: {
    en: 'Job title',
    de: 'Position',
    ar: 'المسمى الوظيفي',
    ja: '役職',
  },
  organization: {
    en: 'Organization',
    de: 'Organisation',
    ar: 'المؤسسة',
    ja: '組織名',
  },
  businessFunction: {
    en: 'Field of work',
    de: 'Arbeitsgebiet',
    ar: 'مجال العمل',
    ja: '業務分野',
  },
  country: {
    en: 'Country',
    de: 'Land',
    ar: 'البلد',
    ja: '国・地域',
  },
  choose: {
    en: 'Please choose',
    de: 'Bitte wählen',
    ar: 'يرجى الاختيار',
    ja: '選択してください',
  },
});
