/** Mail to readers: to the page at /inbox by default, to an SMTP server when there is one. */
import { createTransport } from 'nodemailer';
import { createBackground } from '../background.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { findMail, listMails, type StoredMail, storeMail } from './outbox.ts';
import { renderMail } from './render.ts';
import type { Letter } from './types.ts';

export type { StoredMail } from './outbox.ts';
export type { Letter, MailKind } from './types.ts';

export interface Mail {
  /** Never throws: a visitor's request does not fail because a mail did. */
  send(letter: Letter): Promise<void>;
  /** What the page at /inbox shows; undefined when mail leaves by SMTP. */
  inbox: Inbox | undefined;
  /** Resolves when every mail has left. */
  idle(): Promise<void>;
}

export interface Inbox {
  list(options?: { to?: string }): Promise<StoredMail[]>;
  find(id: number): Promise<StoredMail | undefined>;
}

export function createMail({
  database,
  clock,
  smtpUrl,
  sender = 'Alder & Voss <no-reply@alder-voss.example>',
}: {
  database: Database;
  clock: Clock;
  smtpUrl?: string | undefined;
  sender?: string | undefined;
}): Mail {
  return smtpUrl ? mailBySmtp(smtpUrl, sender) : mailToInbox(database, clock);
}

function mailToInbox(database: Database, clock: Clock): Mail {
  return {
    async send(letter) {
      const { kind, language, to } = letter;
      const mail = { kind, language, recipient: to, ...renderMail(letter), sentAt: clock() };
      await storeMail(database, mail).catch((error: unknown) => reportLoss(letter, error));
    },
    inbox: { list: (options) => listMails(database, options), find: (id) => findMail(database, id) },
    idle: () => Promise.resolve(),
  };
}

function mailBySmtp(url: string, from: string): Mail {
  const transport = createTransport(url);
  const background = createBackground();
  return {
    // Not awaited: a slow mail server must not hold a visitor up.
    send(letter) {
      background.run(
        `mail "${letter.kind}"`,
        async () => void (await transport.sendMail({ from, to: letter.to, ...renderMail(letter) })),
      );
      return Promise.resolve();
    },
    inbox: undefined,
    async idle() {
      await background.idle();
      transport.close();
    },
  };
}

function reportLoss({ kind }: Letter, error: unknown): void {
  console.error(`mail: "${kind}" could not be stored.`, error);
}
