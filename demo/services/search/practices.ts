import type { Language, Practice } from '../../content/load.ts';

type Words = readonly [name: string, description: string];

/** Titles and descriptions of the practices, in each language of the search. */
export const practiceWords: Record<Practice, Record<Language, Words>> = {
  strategy: {
    en: ['Strategy', 'Where to compete, what to give up, and how to tell early that a plan is wrong.'],
    de: [
      'Strategie',
      'Wo sich der Wettbewerb lohnt, worauf man verzichtet und woran man früh erkennt, dass ein Plan nicht trägt.',
    ],
    ar: ['الاستراتيجية', 'أين تنافس، وعمّ تتخلى، وكيف تعرف مبكرًا أن الخطة خاطئة.'],
    ja: ['戦略', 'どこで競い、何を手放すか。計画の誤りにどう早く気づくか。'],
  },
  operations: {
    en: [
      'Operations',
      'Factories, supply chains and service centres that do more with the people and machines they have.',
    ],
    de: [
      'Produktion und Betrieb',
      'Werke, Lieferketten und Servicezentren, die mit vorhandenen Menschen und Maschinen mehr leisten.',
    ],
    ar: ['العمليات', 'مصانع وسلاسل إمداد ومراكز خدمة تنجز أكثر بما لديها من أشخاص وآلات.'],
    ja: ['オペレーション', '今いる人と今ある設備でより多くを生む工場、供給網、サービス拠点。'],
  },
  'digital-ai': {
    en: ['Digital and AI', 'Software and models that reach daily work, with the data and the habits they need.'],
    de: [
      'Digitalisierung und KI',
      'Software und Modelle, die im Arbeitsalltag ankommen, samt den Daten und Gewohnheiten, die sie brauchen.',
    ],
    ar: ['الرقمنة والذكاء الاصطناعي', 'برمجيات ونماذج تصل إلى العمل اليومي، مع ما تحتاجه من بيانات وعادات.'],
    ja: ['デジタルとAI', '日々の仕事に根づくソフトウェアとモデル、それを支えるデータと習慣。'],
  },
  sustainability: {
    en: ['Sustainability', 'Emissions, water and materials, counted properly and reduced where it matters most.'],
    de: [
      'Nachhaltigkeit',
      'Emissionen, Wasser und Rohstoffe, richtig gezählt und dort gesenkt, wo es am meisten bewirkt.',
    ],
    ar: ['الاستدامة', 'الانبعاثات والمياه والمواد، تُحسب بدقة وتُخفض حيث يكون الأثر أكبر.'],
    ja: ['サステナビリティ', '排出、水、資源を正しく数え、最も効くところで減らす。'],
  },
  'organisation-leadership': {
    en: ['Organisation and Leadership', 'Structures, succession and the decisions that only the top team can take.'],
    de: ['Organisation und Führung', 'Strukturen, Nachfolge und die Entscheidungen, die nur die Spitze treffen kann.'],
    ar: ['التنظيم والقيادة', 'الهياكل وتعاقب القيادات والقرارات التي لا يتخذها إلا الفريق الأعلى.'],
    ja: ['組織とリーダーシップ', '組織構造、後継、そして経営陣にしか下せない決断。'],
  },
  'risk-resilience': {
    en: ['Risk and Resilience', 'What could stop the business, how likely it is, and what to have ready.'],
    de: [
      'Risiko und Widerstandskraft',
      'Was das Geschäft anhalten könnte, wie wahrscheinlich es ist und was bereitliegen muss.',
    ],
    ar: ['المخاطر والمرونة', 'ما الذي قد يوقف العمل، وما مدى احتماله، وما الذي يجب إعداده.'],
    ja: ['リスクとレジリエンス', '事業を止めうるもの、その確率、そして備えておくべきこと。'],
  },
  'health-life-sciences': {
    en: ['Health and Life Sciences', 'Hospitals, insurers and medicine makers, from the ward to the laboratory.'],
    de: [
      'Gesundheit und Lebenswissenschaften',
      'Spitäler, Versicherer und Arzneimittelhersteller, von der Station bis zum Labor.',
    ],
    ar: ['الصحة وعلوم الحياة', 'المستشفيات وشركات التأمين ومصنّعو الأدوية، من الجناح إلى المختبر.'],
    ja: ['医療とライフサイエンス', '病院、保険者、製薬会社。病棟から研究室まで。'],
  },
  'energy-materials': {
    en: [
      'Energy and Materials',
      'Power, hydrogen, metals and cement: projects that last for decades and must pay from the start.',
    ],
    de: [
      'Energie und Werkstoffe',
      'Strom, Wasserstoff, Metalle und Zement: Vorhaben für Jahrzehnte, die sich von Anfang an rechnen müssen.',
    ],
    ar: ['الطاقة والمواد', 'الكهرباء والهيدروجين والمعادن والإسمنت: مشاريع تمتد عقودًا وعليها أن تربح من البداية.'],
    ja: ['エネルギーと素材', '電力、水素、金属、セメント。数十年続き、初めから採算を問われる事業。'],
  },
  'consumer-retail': {
    en: ['Consumer and Retail', 'Brands, shops and the people who choose between them every day.'],
    de: ['Konsumgüter und Handel', 'Marken, Läden und die Menschen, die sich täglich zwischen ihnen entscheiden.'],
    ar: ['المستهلك والتجزئة', 'العلامات التجارية والمتاجر والناس الذين يختارون بينها كل يوم.'],
    ja: ['消費財と小売', 'ブランドと店、そして毎日そこから選ぶ人びと。'],
  },
  'mobility-infrastructure': {
    en: [
      'Mobility and Infrastructure',
      'Railways, ports, roads and vehicles, planned for use rather than for the opening day.',
    ],
    de: [
      'Mobilität und Infrastruktur',
      'Bahnen, Häfen, Straßen und Fahrzeuge, geplant für den Gebrauch und nicht für den Tag der Eröffnung.',
    ],
    ar: ['النقل والبنية التحتية', 'السكك والموانئ والطرق والمركبات، مخططة للاستعمال لا ليوم الافتتاح.'],
    ja: ['モビリティとインフラ', '鉄道、港、道路、車両。開通の日のためではなく、使われ続けるための計画。'],
  },
  'public-sector': {
    en: [
      'Public Sector',
      'Ministries, cities and agencies that want to serve citizens simply and account for it plainly.',
    ],
    de: [
      'Öffentlicher Sektor',
      'Ministerien, Städte und Ämter, die einfach dienen und offen Rechenschaft geben wollen.',
    ],
    ar: ['القطاع العام', 'وزارات ومدن وهيئات تريد خدمة المواطنين ببساطة ومساءلة واضحة.'],
    ja: ['公共部門', '市民に簡潔に仕え、明快に説明したい省庁、都市、公的機関。'],
  },
  finance: {
    en: ['Financial Institutions', 'Banks, insurers and funds, their margins, their models and their trust.'],
    de: ['Finanzinstitute', 'Banken, Versicherer und Fonds, ihre Margen, ihre Modelle und ihr Vertrauen.'],
    ar: ['المؤسسات المالية', 'البنوك وشركات التأمين والصناديق: هوامشها ونماذجها والثقة بها.'],
    ja: ['金融機関', '銀行、保険会社、ファンド。その収益、モデル、信頼。'],
  },
};
