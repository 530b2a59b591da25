import { expect } from '@playwright/test';
import { tabTo } from '../setup/keyboard';
import type { HostedModule } from './';

export const sectionHeader: HostedModule = {
  name: 'section-header',
  html: `<div data-module="section-header">
    <p data-field="eyebrow">Energy and Materials</p>
    <h2 data-field="title">Heavy industry learns to wait for the wind</h2>
    <ul data-field="callToActionLinks"><li><a href="#practice">The practice</a></li></ul>
    <script type="application/json">{ "description": { "value": "\\u003cp>A price, a delivery date and a night shift that \\u003cem>follows the weather\\u003c/em>.\\u003c/p>" } }</script>
  </div>`,
  text: () =>
    'Energy and Materials Heavy industry learns to wait for the wind A price, a delivery date and a night shift that follows the weather. The practice',
  async use({ page, placeholder, host }) {
    await expect(placeholder.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(placeholder.locator('em')).toBeVisible();
    if (!host.isEditable) await tabTo(page, placeholder.getByRole('link'));
  },
};
