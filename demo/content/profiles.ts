/** Data of a person's page in a CMS, besides the person. */
interface Opening {
  heroMode: 'Independent' | 'IndependentV2' | 'Full Bleed' | 'Circular Crop';
  /** The colours of the header; the theme's by default. */
  colours?: { ground: string; text: string };
}

const modes = ['Circular Crop', 'Independent', 'Full Bleed', 'IndependentV2'] as const;
const navy = { ground: '#10243e', text: '#ffffff' };

/** By index among all people; every fourth has custom colours. */
export function openingOf(index: number): Opening {
  const heroMode = modes[index % modes.length]!;
  return { heroMode, ...(heroMode === 'IndependentV2' && { colours: navy }) };
}

/** The page of a person on an office's site, in its language. */
export interface OfficeProfile {
  office: string;
  role: string;
  description: string;
  about: string[];
  background: string;
  interests: string[];
  languages: string;
}

export const germanProfiles: Readonly<Record<string, OfficeProfile>> = {
  'jonas-reuter': {
    office: 'München',
    role: 'Senior Partner, Produktion und Betrieb',
    description:
      'Jonas ist durch mehr als vierhundert Fabriken gegangen und behauptet, die Marge eines Werks an seinem Geräusch zu erkennen.',
    about: [
      'Er leitet weltweit das Arbeitsgebiet Produktion und Betrieb und dessen Lernwerkstatt vor den Toren Münchens, in der Vorstände gegen die Uhr Getriebe montieren und erfahren, wie sich ihre eigenen Planungsregeln von unten anfühlen.',
      'Zurzeit beschäftigen ihn Linien, die nachts ohne Aufsicht laufen, und die Frage, was aus denen wird, die sie bisher beaufsichtigt haben.',
    ],
    background:
      'Bevor er Ingenieur wurde, war er Werkzeugmacher. Er schreibt eine Kolumne über Maschinen, die ihrer Zeit voraus waren, und repariert im Chiemgau Kirchturmuhren gegen ein Mittagessen.',
    interests: ['Produktivität', 'Instandhaltung', 'Automatisierung', 'Zulieferernetze'],
    languages: 'Deutsch und Englisch',
  },
  'clara-wiesinger': {
    office: 'Wien',
    role: 'Partnerin, Strategie',
    description: 'Clara hilft Mischkonzernen zu entscheiden, was ihnen in zehn Jahren noch gehören soll.',
    about: [
      'Ihre Arbeit führt sie nach Österreich, Ungarn und Norditalien, oft zu Familien in der dritten Generation. Beim Ende mancher geliebten Tochtergesellschaft war sie dabei.',
      'Von ihr stammt das Verfahren, mit dem wir messen, wie langsam sich Kapital innerhalb einer Gruppe bewegt.',
    ],
    background:
      'Sie hat erst Geschichte und dann Betriebswirtschaft studiert und fragt deshalb gern, woran das Unternehmen glaubte, als es sich zuletzt so sicher war.',
    interests: ['Portfoliostrategie', 'Mitteleuropa', 'Verkäufe', 'Industriegruppen'],
    languages: 'Deutsch, Englisch, Italienisch und Ungarisch',
  },
};
