import { expect } from '@playwright/test';
import type { StoredMail } from '../../../demo/services/mail/index.ts';
import { codeIn, linkIn } from '../../services/setup/people.ts';
import { readDemo } from './demo.ts';

export interface LetterBox {
  /** The newest mail to an address; waits until there is one whose subject fits. */
  newest(address: string, subject?: RegExp): Promise<StoredMail>;
  code(address: string, subject?: RegExp): Promise<string>;
  link(address: string, subject?: RegExp): Promise<string>;
}

export const letterBox: LetterBox = {
  async newest(address, subject = /./) {
    let found: StoredMail | undefined;
    await expect
      .poll(async () => {
        found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
        return found?.subject;
      }, `a mail to ${address}`)
      .toBeTruthy();
    return found as StoredMail;
  },
  code: async (address, subject) => codeIn(await letterBox.newest(address, subject)),
  link: async (address, subject) => linkIn(await letterBox.newest(address, subject)).href,
};

/** Latest first, as the services keep them. */
export async function mailsTo(address: string): Promise<StoredMail[]> {
  const response = await fetch(`${readDemo().site}/inbox.json?to=${encodeURIComponent(address)}`);
  const { mails } = (await response.json()) as { mails: StoredMail[] };
  return mails;
}
