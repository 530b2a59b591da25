import { expect } from '@playwright/test';
import type { MailKind, StoredMail } from '../../../demo/services/mail/index.ts';
import { codeIn, linkIn } from '../../services/setup/people.ts';
import { readDemo } from './demo.ts';

/** The expected e-mail: its kind, or a part of its subject. Any, if there can only be one. */
type Wanted = MailKind | RegExp;

export interface Inbox {
  /** The newest matching e-mail to an address; waits until there is one. */
  newest(address: string, expected?: Wanted): Promise<StoredMail>;
  code(address: string, expected?: Wanted): Promise<string>;
  link(address: string, expected?: Wanted): Promise<string>;
}

export const inbox: Inbox = {
  async newest(address, expected = /./) {
    let found: StoredMail | undefined;
    await expect
      .poll(async () => {
        found = (await mailsTo(address)).find(({ kind, subject }) =>
          expected instanceof RegExp ? expected.test(subject) : kind === expected,
        );
        return found?.subject;
      }, `a mail to ${address}`)
      .toBeTruthy();
    return found as StoredMail;
  },
  code: async (address, expected) => codeIn(await inbox.newest(address, expected)),
  link: async (address, expected) => linkIn(await inbox.newest(address, expected)).href,
};

/** Latest first, like the services' list. */
export async function mailsTo(address: string): Promise<StoredMail[]> {
  const response = await fetch(`${readDemo().site}/inbox.json?to=${encodeURIComponent(address)}`);
  const { mails } = (await response.json()) as { mails: StoredMail[] };
  return mails;
}
