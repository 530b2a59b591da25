import type { Language } from '../../content/load.ts';

interface Undoable {
  undoUrl: string;
}

/** Every mail there is, with what its text needs to know. */
export interface MailKinds {
  'confirm-registration': { code: string; url: string; minutes: number };
  'account-exists': { url: string };
  'sign-in-code': { code: string; minutes: number };
  'reset-password': { url: string; minutes: number };
  // Notices of what changes who gets into an account: `undoUrl` undoes it, for seven days.
  'password-changed': Undoable;
  /** To the previous address. */
  'address-changed': Undoable;
  'password-created': Undoable;
  'login-linked': Undoable & { provider: string };
  'passkey-added': Undoable;
  'passkey-removed': Undoable;
  'second-factor-on': Undoable;
  'second-factor-off': Undoable;
  'recovery-code-used': Undoable & { left: number };
  'recovery-codes-renewed': Undoable;
  /** The moment with its time zone; the browser and the country, each empty where nothing says it. */
  'new-device': Undoable & { moment: string; browser: string; country: string };
  // The owner has no codes: a mail at the start of the waiting period, halfway, and at its end with the code.
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
  subscribed: { titles: readonly string[]; url: string };
}

export type MailKind = keyof MailKinds;

/** One mail to one reader, not yet in words. */
export type Letter = {
  [Kind in MailKind]: { kind: Kind; to: string; language: Language; values: MailKinds[Kind] };
}[MailKind];

/** The words of one mail in one language. */
export interface Words {
  subject: string;
  /** Paragraphs before the code or the link. */
  opening: readonly string[];
  /** The link's label, for mails that have one. */
  action?: string;
  /** Paragraphs after it. */
  closing: readonly string[];
}

/** A notice without what all notices share. Its own link, if it has one, comes first. */
export type NoticeWords = Pick<Words, 'subject' | 'opening' | 'action'>;

export type Texts = {
  [Kind in MailKind]: (values: MailKinds[Kind]) => MailKinds[Kind] extends Undoable ? NoticeWords : Words;
} & {
  /** The link of a notice, and what follows it. */
  undo: Required<Pick<Words, 'action' | 'closing'>>;
  /** Under the code: what to do with it. */
  codeLabel: string;
  /** Before the bare address, for readers whose mail program shows no links. */
  linkLabel: string;
  signature: string;
};

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
