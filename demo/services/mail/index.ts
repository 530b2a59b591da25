/** E-mails to users: to the page at /inbox by default, or to an SMTP server. */
import { createTransport } from 'nodemailer';
import { type Background, createBackground } from '../background.ts';
import type { Clock } from '../clock.ts';
import { type Database, DatabaseUnavailable } from '../database/index.ts';
import { log } from '../observe/log.ts';
import { type Keys, loadKeys } from '../security/keys.ts';
import { createSealed } from '../security/sealed.ts';
import { findMail, listMails, type StoredMail, storeMail } from './outbox.ts';
import { createMailQueue } from './queue.ts';
import { renderMail } from './render.ts';
import type { Letter } from './types.ts';

export type { StoredMail } from './outbox.ts';
export type { Letter, MailKind } from './types.ts';

export interface Mail {
  /** Never throws: a failing e-mail does not fail a visitor's request. */
  send(letter: Letter): Promise<void>;
  /** The e-mails for /inbox; undefined if they are sent by SMTP. */
  inbox: Inbox | undefined;
  /** Stops after the e-mails in progress are sent. The others wait in the database. */
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
  return smtpUrl ? mailBySmtp(smtpUrl, { sender, database, clock }) : mailToInbox(database, clock);
}

function mailToInbox(database: Database, clock: Clock): Mail {
  const background = createBackground();
  return {
    send(letter) {
      const { kind, language, to } = letter;
      const mail = { kind, language, recipient: to, ...renderMail(letter), sentAt: clock() };
      return storeOrRetry(background, letter, () => storeMail(database, mail));
    },
    inbox: { list: (options) => listMails(database, options), find: (id) => findMail(database, id) },
    idle: () => background.idle(),
  };
}

/** If the database is unavailable for a moment, no e-mail is lost. */
async function storeOrRetry(background: Background, letter: Letter, store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) background.run('the storing of a mail', store);
    else reportLoss(letter, error);
  }
}

/** In milliseconds: how often to look for e-mails whose next attempt is due. */
const ROUND = 30_000;

function mailBySmtp(
  url: string,
  { sender, database, clock }: { sender: string; database: Database; clock: Clock },
): Mail {
  const transport = createTransport(url);
  const background = createBackground();
  let keys: Promise<Keys> | undefined;
  const readKeys = () =>
    (keys ??= loadKeys(database).catch((error: unknown) => {
      // The next e-mail tries again.
      keys = undefined;
      throw error;
    }));
  const queue = createMailQueue({
    database,
    clock,
    sealed: async () => createSealed({ keys: await readKeys(), clock }),
    deliver: (letter) =>
      transport.sendMail({ from: sender, to: letter.to, ...renderMail(letter), headers: oneClickHeaders(letter) }),
  });
  // Not awaited: a slow mail server must not delay a visitor's request.
  const deliver = () => background.run('the delivery of mail', () => queue.deliverDue());
  const rounds = setInterval(deliver, ROUND).unref();
  return {
    async send(letter) {
      await storeOrRetry(background, letter, () => queue.add(letter).then(deliver));
    },
    inbox: undefined,
    async idle() {
      clearInterval(rounds);
      await background.idle();
      transport.close();
    },
  };
}

/** Mail programs end the subscription with one request (RFC 8058). */
function oneClickHeaders({ values }: Letter): Record<string, string> {
  if (!('oneClickUrl' in values)) return {};
  return {
    'List-Unsubscribe': `<${values.oneClickUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function reportLoss({ kind }: Letter, error: unknown): void {
  log.error({ err: error, kind }, 'a mail could not be stored');
}
