import type { Language } from '../../content/load.ts';

interface Undoable {
  undoUrl: string;
}

/** All e-mails, with the values of their texts. */
export interface MailKinds {
  'confirm-registration': { code: string; url: string; minutes: number };
  'account-exists': { url: string };
  'sign-in-code': { code: string; minutes: number };
  'reset-password': { url: string; minutes: number };
  // Notices of changed sign-in methods: `undoUrl` undoes the change, for seven days.
  'password-changed': Undoable;
  /** Sent to the previous address. */
  'address-changed': Undoable;
  'password-created': Undoable;
  'login-linked': Undoable & { provider: string };
  'passkey-added': Undoable;
  'passkey-removed': Undoable;
  'passkey-renamed': Undoable;
  'second-factor-on': Undoable;
  'second-factor-off': Undoable;
  'recovery-code-used': Undoable & { left: number };
  'recovery-codes-renewed': Undoable;
  /** The time with its zone; the browser and the country, each empty if unknown. */
  'new-device': Undoable & { moment: string; browser: string; country: string };
  // The owner has no codes: an e-mail at the start of the waiting period, halfway, and at its end with the code.
  'second-factor-reset-begun': Undoable & { moment: string };
  'second-factor-reset-halfway': Undoable & { moment: string };
  'second-factor-reset-code': Undoable & { code: string; days: number };
  'second-factor-reset-cancelled': Undoable;
  'confirm-email-change': { url: string; minutes: number };
  'account-deletion': Undoable & { url: string; day: string };
  'account-deleted': Record<never, never>;
  'contact-code': { code: string; minutes: number };
  'contact-message': { from: string; address: string; subject: string; lines: readonly string[] };
  'confirm-subscription': { titles: readonly string[]; url: string };
  subscribed: { titles: readonly string[]; url: string; oneClickUrl: string };
  'job-alert': {
    title: string;
    count: number;
    jobs: readonly string[];
    url: string;
    unsubscribeUrl: string;
    oneClickUrl: string;
  };
}

export type MailKind = keyof MailKinds;

/** An e-mail to one user, not rendered yet. */
export type Letter = {
  [Kind in MailKind]: { kind: Kind; to: string; language: Language; values: MailKinds[Kind] };
}[MailKind];

/** The texts of an e-mail in one language. */
export interface Words {
  subject: string;
  /** Paragraphs before the code or the link. */
  opening: readonly string[];
  /** The link's label, for e-mails that have one. */
  action?: string;
  /** Paragraphs after it. */
  closing: readonly string[];
}

/** A notice without the shared parts. Its own link, if it has one, comes first. */
export type NoticeWords = Pick<Words, 'subject' | 'opening' | 'action'>;

export type Texts = {
  [Kind in MailKind]: (values: MailKinds[Kind]) => MailKinds[Kind] extends Undoable ? NoticeWords : Words;
} & {
  /** The link of a notice, and the text after it. */
  undo: Required<Pick<Words, 'action' | 'closing'>>;
  /** Instructions below the code. */
  codeLabel: string;
  /** The label of the link that ends a subscription. */
  unsubscribe: string;
  /** Before the bare URL, for mail programs that show no links. */
  linkLabel: string;
  signature: string;
};

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
