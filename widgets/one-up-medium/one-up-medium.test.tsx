import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import oneUpMedium from './index';

const contentHtml = `<img data-field="standardImage" src="/a.svg" alt="Rings"><p data-field="eyebrow">Report</p><h2 data-field="title">A grid operator’s winter</h2>
  <a data-field="url" href="/winter">Winter</a><p data-field="description">For <em>eleven</em> days.</p><ul data-field="callToActionLinks"><li><a href="/read">Read the report</a></li></ul>`;

test.each([
  ['', 'left'],
  ['data-image-placement="right"', 'right'],
])('the promo leads on by its title and its links, its picture (%s) on the %s', async (attributes, side) => {
  const { element } = await mountPlaceholder(
    `<div data-module="one-up-medium" ${attributes}>${contentHtml}</div>`,
    oneUpMedium,
  );
  const promo = within(screen.getByRole('region', { name: 'A grid operator’s winter' }));
  expect(promo.getByRole('link', { name: 'A grid operator’s winter' })).toHaveAttribute('href', '/winter');
  expect(promo.getByRole('link', { name: 'Read the report' })).toHaveAttribute('href', '/read');
  expect(promo.getByRole('img', { name: 'Rings' })).toBeVisible();
  expect(element.querySelector('[data-placement]')).toHaveAttribute('data-placement', side);
});

test('without a picture the text takes the whole width', async () => {
  const { element } = await mountPlaceholder(
    '<div data-module="one-up-medium" data-title="Winter"></div>',
    oneUpMedium,
  );
  expect(element.querySelector('[data-placement]')).toHaveAttribute('data-placement', 'none');
});

test('an address that would run a script makes no link', async () => {
  await mountPlaceholder(
    '<div data-module="one-up-medium" data-title="Winter" data-url="javascript:alert(1)"></div>',
    oneUpMedium,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
