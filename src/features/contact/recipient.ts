/** To whom a visitor writes, and from where. */
export interface Recipient {
  /** The id of an author or partner; empty for the firm itself. */
  readonly to: string;
  /** As the heading and the service name them. */
  readonly partnerName: string;
  /** What opened the form. A form on a profile may ask for a code and refuse some domains; `talkToUs` wants a message. */
  readonly trigger: 'contact' | 'profile' | 'talkToUs';
  /** Domains that a form on a profile does not take, separated by commas. */
  readonly forbiddenDomains: string;
}

/** Under which a message that is not sent yet survives a reload. */
export function draftFor({ to, trigger }: Recipient): string {
  return `contact:${trigger}:${to}`;
}
