import type { Page } from '@playwright/test';

export interface Look {
  readonly name: string;
  /** The size of the window, in pixels. */
  readonly width: number;
  /** The width of the stored image. */
  readonly imageWidth: number;
  /** The distance from the left edge of the sheet. */
  readonly left: number;
  show(page: Page): Promise<void>;
}

const WIDTHS = [
  { width: 1440, imageWidth: 320 },
  { width: 360, imageWidth: 120 },
];

const MANNERS = {
  light: { colorScheme: 'light', forcedColors: 'none', dir: 'ltr' },
  dark: { colorScheme: 'dark', forcedColors: 'none', dir: 'ltr' },
  'right to left': { colorScheme: 'light', forcedColors: 'none', dir: 'rtl' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', dir: 'ltr' },
} as const;

/** The gap between two variants on a sheet. */
const GAP = 8;

/** The variants of an example, side by side as on its sheet. */
export const LOOKS: readonly Look[] = WIDTHS.flatMap(({ width, imageWidth }, row) =>
  Object.entries(MANNERS).map(([visitorProfile, { dir, ...media }], column, visitorProfiles) => ({
    name: `${visitorProfile}, ${width} pixels wide`,
    width,
    imageWidth,
    left:
      WIDTHS.slice(0, row).reduce((before, wider) => before + visitorProfiles.length * (wider.imageWidth + GAP), 0) +
      column * (imageWidth + GAP),
    async show(page: Page) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
    },
  })),
);
