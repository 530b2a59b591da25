import { test as base, expect } from '@playwright/test';
import type { Addresses } from '../../../demo/services/index.ts';
import { readDemo } from './demo.ts';
import { type Inbox, inbox } from './mail.ts';
import { clearCookiesOffPage, createReaders, type People, type Reader, signInBrowser } from './readers.ts';
import { followRequests } from './rest.ts';
import { collectPageErrors, type PageErrors } from './page-errors.ts';
import { createVisitor, type VisitorProfile, visitorProfiles, type Visitor } from './visitor.ts';

export { clearCookiesOffPage, expect };
export { expectAccessible, violationsOf } from './axe.ts';
export { examplesOf } from './catalogue.ts';
export { register, signIn, signInWrongly } from './forms.ts';
export { mounted, settled, wholeIsMounted } from './widgets.ts';
export { goodPassword, newAddress } from '../../services/setup/people.ts';
export type { Reader, Visitor };

interface Fixtures {
  demo: Addresses;
  /** Registers visitors and signs them in through the services. */
  people: People;
  /** A new reader, registered and confirmed, but not signed in. */
  reader: Reader;
  inbox: Inbox;
  /** Signs a reader in without the form, in the test's browser. */
  signedIn(reader: Reader): Promise<void>;
  pageErrors: PageErrors;
  visitorProfile: VisitorProfile;
  /** The visitor of this profile; see `forEachVisitor`. */
  visitor: Visitor;
}

/** Every test starts with an empty browser on the running demo, and fails on any error of its pages. */
export const test = base.extend<Fixtures>({
  demo: async ({}, use) => use(readDemo()),
  baseURL: async ({}, use) => use(readDemo().site),
  people: async ({}, use) => use(await createReaders()),
  reader: async ({ people }, use) => use(await people.newReader()),
  inbox: async ({}, use) => use(inbox),
  signedIn: async ({ context }, use) => use((reader) => signInBrowser(context, reader)),
  visitorProfile: [visitorProfiles[0]!, { option: true }],
  visitor: async ({ page, visitorProfile }, use) => use(await createVisitor(page, visitorProfile)),
  pageErrors: [
    async ({ context }, use) => {
      followRequests(context);
      const pageErrors = collectPageErrors(context);
      await use(pageErrors);
      expect(pageErrors.unexpected(), 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The same journeys by mouse on a wide light screen in English, and by keyboard alone on a narrow dark one in Arabic.
 * `npm test` runs the first of them, unless `isCore` is false.
 */
export function forEachVisitor(declare: () => void, { isCore = true } = {}): void {
  for (const visitorProfile of visitorProfiles) {
    const { hand, width, language, theme } = visitorProfile;
    base.describe(
      `by ${hand}, ${width} pixels wide, ${language}, ${theme}`,
      { tag: isCore && visitorProfile === visitorProfiles[0] ? ['@core'] : [] },
      () => {
        test.use({ visitorProfile });
        declare();
      },
    );
  }
}
