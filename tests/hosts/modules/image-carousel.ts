import { expect } from '@playwright/test';
import { tabTo } from '../setup/keyboard';
import type { HostedModule } from './';

const CAPTIONS = [
  'Ten past four. The last tram is in.',
  'Half past five. Forty drivers, one kettle.',
  'Eight. Everything that can move is moving.',
];
const NEXT = { en: 'Next slide', ar: 'الشريحة التالية' };

export const imageCarousel: HostedModule = {
  name: 'image-carousel',
  html: `<div data-module="image-carousel" data-show-dots="true">
    <h2 data-field="title">The depot, hour by hour</h2>
    ${CAPTIONS.map((caption, index) => `<figure data-item="slides"><img data-field="image" src="/picture-${index}.svg" width="1500" height="1000" alt="Picture ${index + 1}" /><figcaption data-field="caption">${caption}</figcaption></figure>`).join('\n    ')}
  </div>`,
  text: () => `The depot, hour by hour 01 / 03 ${CAPTIONS.join(' ')}`,
  async use({ page, placeholder, host }) {
    const slides = placeholder.locator('.inlay-carousel__slide');
    const counter = placeholder.locator('.inlay-carousel__current');
    await expect(placeholder.locator('.inlay-carousel')).toHaveAttribute(
      'data-state',
      host.scrolls ? 'scrolls' : 'slides',
    );
    await expect(placeholder.locator('.inlay-carousel__dot')).toHaveCount(CAPTIONS.length);

    await tabTo(page, placeholder.getByRole('button', { name: NEXT[host.language] }));
    await page.keyboard.press('Enter');
    await expect(counter).toHaveText('02');
    await expect(slides.nth(1).getByText(CAPTIONS[1]!)).toBeInViewport();
    await (host.scrolls
      ? expect(slides.nth(0)).not.toBeInViewport({ ratio: 0.5 })
      : expect(slides.nth(0)).toHaveAttribute('inert'));

    await page.keyboard.press(host.isRightToLeft ? 'ArrowRight' : 'ArrowLeft');
    await expect(counter).toHaveText('01');
    await expect(slides.nth(0).getByText(CAPTIONS[0]!)).toBeInViewport();
  },
};
