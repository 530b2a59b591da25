import { test as base, expect } from '@playwright/test';
import type { Addresses } from '../../../demo/services/index.ts';
import { readDemo } from './demo.ts';
import { type LetterBox, letterBox } from './mail.ts';
import { clearCookiesOffPage, createReaders, type People, type Reader, signInBrowser } from './readers.ts';
import { followRequests } from './rest.ts';
import { collectTroubles, type Troubles } from './troubles.ts';
import { createVisitor, type Manner, manners, type Visitor } from './visitor.ts';

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
  letterBox: LetterBox;
  /** Signs a reader in without the form, in the test's browser. */
  signedIn(reader: Reader): Promise<void>;
  troubles: Troubles;
  manner: Manner;
  /** The visitor of this profile; see `inEachManner`. */
  visitor: Visitor;
}

/** Every test starts with an empty browser on the running demo, and fails on any error of its pages. */
export const test = base.extend<Fixtures>({
  demo: async ({}, use) => use(readDemo()),
  baseURL: async ({}, use) => use(readDemo().site),
  people: async ({}, use) => use(await createReaders()),
  reader: async ({ people }, use) => use(await people.newReader()),
  letterBox: async ({}, use) => use(letterBox),
  signedIn: async ({ context }, use) => use((reader) => signInBrowser(context, reader)),
  manner: [manners[0]!, { option: true }],
  visitor: async ({ page, manner }, use) => use(await createVisitor(page, manner)),
  troubles: [
    async ({ context }, use) => {
      followRequests(context);
      const troubles = collectTroubles(context);
      await use(troubles);
      expect(troubles.unexpected(), 'what the pages complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The same journeys by mouse on a wide light screen in English, and by keyboard alone on a narrow dark one in Arabic.
 * `npm test` runs the first of them, unless `isCore` is false.
 */
export function inEachManner(declare: () => void, { isCore = true } = {}): void {
  for (const manner of manners) {
    const { hand, width, language, theme } = manner;
    base.describe(
      `by ${hand}, ${width} pixels wide, ${language}, ${theme}`,
      { tag: isCore && manner === manners[0] ? ['@core'] : [] },
      () => {
        test.use({ manner });
        declare();
      },
    );
  }
}
