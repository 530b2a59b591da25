import { defineMessages } from '../../core';

export const messages = defineMessages('jobs', {
  remote: { en: 'Remote', de: 'Ortsunabhängig', ar: 'عن بُعد', ja: 'フルリモート' },
  hybrid: { en: 'Hybrid', de: 'Teilweise mobil', ar: 'هجين', ja: 'ハイブリッド勤務' },
  'on-site': { en: 'On site', de: 'Vor Ort', ar: 'في مقر العمل', ja: '出社' },
  FULL_TIME: { en: 'Full-time', de: 'Vollzeit', ar: 'دوام كامل', ja: 'フルタイム' },
  PART_TIME: { en: 'Part-time', de: 'Teilzeit', ar: 'دوام جزئي', ja: 'パートタイム' },
  CONTRACTOR: { en: 'Contractor', de: 'Freie Mitarbeit', ar: 'متعاقد', ja: '業務委託' },
  TEMPORARY: { en: 'Fixed-term', de: 'Befristet', ar: 'محدد المدة', ja: '有期雇用' },
  INTERN: { en: 'Internship', de: 'Praktikum', ar: 'تدريب', ja: 'インターン' },
  VOLUNTEER: { en: 'Volunteer', de: 'Ehrenamt', ar: 'تطوع', ja: 'ボランティア' },
  PER_DIEM: { en: 'By the day', de: 'Tageweise', ar: 'باليوم', ja: '日雇い' },
  pay: {
    en: '{range} {unit, select, HOUR {an hour} DAY {a day} WEEK {a week} MONTH {a month} other {a year}}',
    de: '{range} {unit, select, HOUR {pro Stunde} DAY {pro Tag} WEEK {pro Woche} MONTH {pro Monat} other {pro Jahr}}',
    ar: '{range} {unit, select, HOUR {في الساعة} DAY {في اليوم} WEEK {في الأسبوع} MONTH {في الشهر} other {في السنة}}',
    ja: '{unit, select, HOUR {時給} DAY {日給} WEEK {週給} MONTH {月給} other {年収}} {range}',
  },
});
