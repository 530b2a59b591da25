import { coerce, mask, nonempty, object, string, unknown, type Infer } from 'superstruct';
import { truncate } from '../contract';
import { request } from '../http';
import { listOf } from './response';

/** In characters: the longest text that fits a card. */
const MAX_TEXT_LENGTH = 2_000;

/** A text, bare or in the `{ value }` that content systems print. */
const field = coerce(string(), unknown(), textOf);

const Alert = object({
  alertCode: coerce(nonempty(string()), unknown(), textOf),
  title: field,
  toolTip: field,
  descriptionText: field,
  frequency: field,
  previewLink: field,
  previewLinkLabel: field,
  language: field,
});

/** A newsletter, alert or course. */
export interface SubscriptionOption {
  readonly code: string;
  readonly title: string;
  readonly toolTip: string;
  readonly description: string;
  /** The frequency, as a text. */
  readonly frequency: string;
  readonly previewLink: string;
  readonly previewLinkLabel: string;
  readonly language: string;
}

export type SubscriptionGroupName = 'newsLetters' | 'alerts' | 'guides' | 'informationalMail';
export type SubscriptionCatalogue = Readonly<Record<SubscriptionGroupName, readonly SubscriptionOption[]>>;

/** Two of the four groups contain their alerts one level deeper. */
const Group = coerce(listOf(Alert), unknown(), alertsIn);
const Catalogue = object({ newsLetters: Group, alerts: Group, guides: Group, informationalMail: Group });

/** Everything that users can subscribe to, in the page's language. */
export function fetchSubscriptionCatalogue(lang: string, signal?: AbortSignal): Promise<SubscriptionCatalogue> {
  return request('content', 'subscriptions', { path: '/v1/subscriptions', query: { lang }, signal, read });
}

function read(content: unknown): SubscriptionCatalogue {
  const { subscriptions } = mask(content, object({ subscriptions: Catalogue }));
  const seen = new Set<string>();
  // A code in two groups could be ticked in one and unticked in the other.
  const optionsOf = (name: SubscriptionGroupName) =>
    subscriptions[name].filter(({ alertCode }) => !seen.has(alertCode) && seen.add(alertCode)).map(toOption);
  return {
    newsLetters: optionsOf('newsLetters'),
    alerts: optionsOf('alerts'),
    guides: optionsOf('guides'),
    informationalMail: optionsOf('informationalMail'),
  };
}

function toOption({ alertCode, title, descriptionText, ...rest }: Infer<typeof Alert>): SubscriptionOption {
  return { ...rest, code: alertCode, title: title || alertCode, description: descriptionText };
}

function textOf(value: unknown): string {
  const text = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  return typeof text === 'string' ? truncate(text, MAX_TEXT_LENGTH) : '';
}

function alertsIn(value: unknown): unknown {
  const { alertItems, alerts } = (value ?? {}) as { alertItems?: { alerts?: unknown }; alerts?: unknown };
  return alertItems?.alerts ?? alerts ?? [];
}
