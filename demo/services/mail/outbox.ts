import type { Queries } from '../database/index.ts';

export interface StoredMail {
  id: number;
  kind: string;
  recipient: string;
  language: string;
  subject: string;
  html: string;
  text: string;
  sentAt: Date;
}

interface MailRow extends Omit<StoredMail, 'sentAt'> {
  sent_at: Date;
}

const columns = 'id::int, kind, recipient, language, subject, html, text, sent_at';

/** Stores an e-mail for the page at /inbox. */
export async function storeMail(queries: Queries, mail: Omit<StoredMail, 'id'>): Promise<void> {
  await queries.query(
    'INSERT INTO mails (kind, recipient, language, subject, html, text, sent_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [mail.kind, mail.recipient, mail.language, mail.subject, mail.html, mail.text, mail.sentAt],
  );
}

/** The latest e-mails first, of one recipient if `to` is set. */
export async function listMails(
  queries: Queries,
  { to = '', most = 100 }: { to?: string; most?: number } = {},
): Promise<StoredMail[]> {
  const rows = await queries.query<MailRow>(
    `SELECT ${columns} FROM mails WHERE $1 = '' OR recipient = $1 ORDER BY mails.id DESC LIMIT $2`,
    [to.trim().toLowerCase(), most],
  );
  return rows.map(toMail);
}

export async function findMail(queries: Queries, id: number): Promise<StoredMail | undefined> {
  const [row] = await queries.query<MailRow>(`SELECT ${columns} FROM mails WHERE mails.id = $1`, [id]);
  return row && toMail(row);
}

function toMail({ sent_at: sentAt, ...mail }: MailRow): StoredMail {
  return { ...mail, sentAt };
}
