import { boolean, defaulted, type Infer, object, optional, string } from 'superstruct';
import type { Language, Person } from '../../content/load.ts';
import { after, type Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import { email, lengths, optionalLines, optionalText, requiredText } from '../http/fields.ts';
import type { Mail } from '../mail/index.ts';
import type { Counters } from '../security/counters.ts';
import type { Keys } from '../security/keys.ts';
import type { Limits } from '../security/limits.ts';
import { createCode } from '../security/one-time.ts';
import { countTry, secondsOfDay } from '../security/tries.ts';
import { mailsTo, maxCodesOfAddress, maxTries } from '../accounts/limits.ts';

/** The fields of the contact form. */
export const contact = object({
  PageName: optional(string()),
  Ref: optional(string()),
  language: optional(string()),
  isPreview: defaulted(boolean(), false),
  emailData: object({
    /** The id of the author or partner; without one, the firm's own desk receives the message. */
    to: optionalText(lengths.id),
    SendEmailRequest: object({
      name: requiredText(lengths.name * 2),
      email,
      title: optionalText(lengths.choice),
      organization: optionalText(lengths.company),
      subject: requiredText(200),
      message: optionalLines(5000),
    }),
    Source: optionalText(lengths.choice),
    partnerName: optionalText(lengths.name * 2),
    otp: optional(string()),
  }),
});
export type Contact = Infer<typeof contact>;

/** The state of a message whose address had to be confirmed. */
export type Proof = 'right' | 'wrong' | 'expired';

export interface Messages {
  /** Sends a code to the visitor's own address. */
  sendCode(to: string, language: Language): Promise<void>;
  /** `network` is the address of the client. Throws after too many wrong codes; a new code does not reset the count. */
  prove(address: string, code: string, network: string): Promise<Proof>;
  /** Delivers a message to its recipient; throws if there is no such person. */
  deliver(message: Contact): Promise<void>;
}

interface Parts {
  database: Database;
  clock: Clock;
  keys: Keys;
  counters: Counters;
  limits: Limits;
  mail: Mail;
  people: readonly Person[];
  codeSeconds: number;
}

const desk = 'contact@alder-voss.example';

export function createMessages({
  database,
  clock,
  keys,
  counters,
  limits,
  mail,
  people,
  codeSeconds,
}: Parts): Messages {
  const hashOf = (address: string, code: string) => keys.hash('contact-code', `${address}:${code}`);

  return {
    async sendCode(to, language) {
      await limits.use(mailsTo, to);
      const code = createCode();
      await database.query(
        `INSERT INTO contact_codes (email, code_hash, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT (email) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
        [to, hashOf(to, code), after(clock(), codeSeconds)],
      );
      await mail.send({ kind: 'contact-code', to, language, values: { code, minutes: Math.round(codeSeconds / 60) } });
    },
    async prove(address, code, network) {
      const counterKey = `contact:${address}:${network}`;
      await countTry({ counters, clock }, 'Too many wrong codes.', [
        { name: counterKey, most: maxTries, seconds: codeSeconds },
        { name: `contact:${address}`, most: maxCodesOfAddress, seconds: secondsOfDay },
      ]);
      const [row] = await database.query<{ code_hash: string; expires_at: Date }>(
        'SELECT code_hash, expires_at FROM contact_codes WHERE email = $1',
        [address],
      );
      const hash = hashOf(address, code.trim());
      if (!row || row.code_hash !== hash) return 'wrong';
      if (row.expires_at <= clock()) return 'expired';
      // Decides between two simultaneous requests: the second finds nothing to use.
      const used = await database.query('DELETE FROM contact_codes WHERE code_hash = $1 RETURNING email', [hash]);
      if (!used.length) return 'wrong';
      await counters.forget(counterKey);
      return 'right';
    },
    async deliver({ isPreview, emailData: { to, SendEmailRequest: message } }) {
      const person = people.find(({ id }) => id === to);
      if (to !== '' && !person) throw new ServiceError('notFound', `No person has the id "${to}".`);
      if (isPreview) return;
      const signature = [message.title, message.organization].filter(Boolean).join(', ');
      const from = [message.name, signature].filter(Boolean).join(', ');
      const lines = message.message.split(/\n+/).filter(Boolean);
      await mail.send({
        kind: 'contact-message',
        to: person?.email ?? desk,
        language: 'en',
        values: { from, address: message.email, subject: message.subject, lines },
      });
    },
  };
}
