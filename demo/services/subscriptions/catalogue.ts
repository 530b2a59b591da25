import { type Language, languages, practices, type Practice } from '../../content/load.ts';
import { practiceWords } from '../search/practices.ts';
import { catalogueTexts, type MailingText } from './texts.ts';

/** A newsletter or topic, with the field names that content systems print. */
export interface Alert {
  alertCode: { value: string };
  title: { value: string };
  toolTip: string;
  descriptionText: string;
  frequency: string;
  /** A path on the site. */
  previewLink: string;
  previewLinkLabel: string;
  language: Language;
}

export interface Catalogue {
  newsLetters: { alertItems: { alerts: Alert[] } };
  alerts: { alertItems: { alerts: Alert[] } };
  guides: { alerts: Alert[] };
  informationalMail: { alertItems: { alerts: Alert[] } };
}

const newsletters = ['weekly', 'quarterly', 'five-fifty'] as const;
const guides = ['guide-first-hundred-days', 'guide-saying-no'] as const;
const informational = ['events', 'firm-news'] as const;

const codes: ReadonlySet<string> = new Set([
  ...[...newsletters, ...guides, ...informational],
  ...Object.keys(practices).map((practice) => `alert-${practice}`),
]);

/** Whether `code` is a newsletter that users can subscribe to. */
export function isSubscription(code: string): boolean {
  return codes.has(code);
}

/** Everything that users can subscribe to, in their language. */
export function catalogueIn(language: Language): Catalogue {
  return catalogues[language];
}

/** The name of a subscription in a language; its code if it has none. */
export function titleOf(code: string, language: Language): string {
  return allAlerts(catalogueIn(language)).find(({ alertCode }) => alertCode.value === code)?.title.value ?? code;
}

function allAlerts({ newsLetters, alerts, guides: courses, informationalMail }: Catalogue): Alert[] {
  return [
    ...newsLetters.alertItems.alerts,
    ...alerts.alertItems.alerts,
    ...courses.alerts,
    ...informationalMail.alertItems.alerts,
  ];
}

function build(language: Language): Catalogue {
  const texts = catalogueTexts[language];
  const alert = (code: string, { title, description, frequency }: MailingText): Alert => ({
    alertCode: { value: code },
    title: { value: title },
    toolTip: description,
    descriptionText: description,
    frequency,
    previewLink: `${language === 'en' ? '' : `/${language}`}/insights`,
    previewLinkLabel: texts.preview,
    language,
  });
  const alertOf = (practice: Practice) => {
    const [title, description] = practiceWords[practice][language];
    return alert(`alert-${practice}`, { title, description, frequency: texts.asPublished });
  };
  const group = (alerts: Alert[]) => ({ alertItems: { alerts } });
  return {
    newsLetters: group(newsletters.map((code) => alert(code, texts[code]))),
    alerts: group((Object.keys(practices) as Practice[]).map(alertOf)),
    guides: { alerts: guides.map((code) => alert(code, texts[code])) },
    informationalMail: group(informational.map((code) => alert(code, texts[code]))),
  };
}

const catalogues = Object.fromEntries(languages.map((language) => [language, build(language)])) as Record<
  Language,
  Catalogue
>;
