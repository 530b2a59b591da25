import type { Language } from '../../content/load.ts';

/** Every mail there is, with what its text needs to know. */
export interface MailKinds {
  'confirm-registration': { code: string; url: string; minutes: number };
  'account-exists': { url: string };
  'reset-password': { url: string; minutes: number };
  'password-changed': { url: string };
  /** To the address of before. */
  'address-changed': { url: string };
  'password-created': { url: string };
  'login-linked': { provider: string; url: string };
  'passkey-added': { url: string };
  'passkey-removed': { url: string };
  'second-factor-on': { url: string };
  'second-factor-off': { url: string };
  'recovery-code-used': { left: number; url: string };
  'recovery-codes-renewed': { url: string };
  'confirm-email-change': { url: string; minutes: number };
  'account-deletion': { url: string; day: string };
  'account-deleted': Record<never, never>;
  'contact-code': { code: string; minutes: number };
  'contact-message': { from: string; address: string; subject: string; lines: readonly string[] };
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

export type Texts = { [Kind in MailKind]: (values: MailKinds[Kind]) => Words } & {
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
