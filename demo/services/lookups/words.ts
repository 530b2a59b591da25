import type { Language } from '../../content/load.ts';

type Words = Record<Language, string>;

/** Job titles, from the top of a firm to its newcomers. */
export const titles: Record<string, Words> = {
  'chief-executive': {
    en: 'Chief executive',
    de: 'Geschäftsführung, Vorstandsvorsitz',
    ar: 'الرئيس التنفيذي',
    ja: '最高経営責任者',
  },
  'executive-board': {
    en: 'Member of the executive board',
    de: 'Mitglied des Vorstands',
    ar: 'عضو الإدارة التنفيذية',
    ja: '執行役員',
  },
  'non-executive': {
    en: 'Chair or non-executive director',
    de: 'Vorsitz oder Mitglied des Aufsichtsrats',
    ar: 'رئيس مجلس الإدارة أو عضو غير تنفيذي',
    ja: '会長・社外取締役',
  },
  owner: { en: 'Owner or founder', de: 'Inhaber oder Gründerin', ar: 'مالك أو مؤسس', ja: 'オーナー・創業者' },
  director: {
    en: 'Director, vice president',
    de: 'Direktion, Bereichsleitung',
    ar: 'مدير عام، نائب الرئيس',
    ja: '本部長・部長',
  },
  'head-of-department': { en: 'Head of department', de: 'Abteilungsleitung', ar: 'رئيس قسم', ja: '課長' },
  'project-lead': {
    en: 'Project or team lead',
    de: 'Projekt- oder Teamleitung',
    ar: 'قائد مشروع أو فريق',
    ja: 'プロジェクト・チームリーダー',
  },
  specialist: {
    en: 'Specialist, engineer, analyst',
    de: 'Fachkraft, Ingenieurwesen, Analyse',
    ar: 'اختصاصي، مهندس، محلل',
    ja: '専門職・エンジニア・アナリスト',
  },
  consultant: { en: 'Consultant, adviser', de: 'Beratung', ar: 'مستشار', ja: 'コンサルタント・顧問' },
  'public-official': { en: 'Public official', de: 'Behörde, öffentlicher Dienst', ar: 'موظف حكومي', ja: '公務員' },
  researcher: { en: 'Researcher, lecturer', de: 'Forschung und Lehre', ar: 'باحث، محاضر', ja: '研究者・教員' },
  journalist: { en: 'Journalist', de: 'Journalismus', ar: 'صحفي', ja: '記者' },
  student: { en: 'Student', de: 'Studium, Ausbildung', ar: 'طالب', ja: '学生' },
  other: { en: 'Other', de: 'Anderes', ar: 'غير ذلك', ja: 'その他' },
};

/** Functions in a firm. */
export const functions: Record<string, Words> = {
  'general-management': { en: 'General management', de: 'Unternehmensleitung', ar: 'الإدارة العامة', ja: '経営全般' },
  strategy: { en: 'Strategy', de: 'Strategie', ar: 'الاستراتيجية', ja: '経営企画' },
  finance: { en: 'Finance', de: 'Finanzen', ar: 'المالية', ja: '財務・経理' },
  operations: {
    en: 'Production and operations',
    de: 'Produktion und Betrieb',
    ar: 'الإنتاج والعمليات',
    ja: '生産・オペレーション',
  },
  procurement: { en: 'Procurement', de: 'Einkauf', ar: 'المشتريات', ja: '調達' },
  marketing: {
    en: 'Marketing and sales',
    de: 'Marketing und Vertrieb',
    ar: 'التسويق والمبيعات',
    ja: 'マーケティング・営業',
  },
  technology: { en: 'IT and data', de: 'IT und Daten', ar: 'تقنية المعلومات والبيانات', ja: 'IT・データ' },
  research: { en: 'Research and development', de: 'Forschung und Entwicklung', ar: 'البحث والتطوير', ja: '研究開発' },
  people: {
    en: 'People and organisation',
    de: 'Personal und Organisation',
    ar: 'الموارد البشرية والتنظيم',
    ja: '人事・組織',
  },
  legal: {
    en: 'Legal and compliance',
    de: 'Recht und Compliance',
    ar: 'الشؤون القانونية والامتثال',
    ja: '法務・コンプライアンス',
  },
  risk: { en: 'Risk', de: 'Risiko', ar: 'المخاطر', ja: 'リスク管理' },
  sustainability: { en: 'Sustainability', de: 'Nachhaltigkeit', ar: 'الاستدامة', ja: 'サステナビリティ' },
  communication: { en: 'Communication', de: 'Kommunikation', ar: 'الاتصال المؤسسي', ja: '広報' },
  other: { en: 'Other', de: 'Anderes', ar: 'غير ذلك', ja: 'その他' },
};
