import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import socialContact from './index';

const html = (attributes = '') =>
  `<div data-module="social-contact" data-partner-name="Ingrid Solheim" data-to="ingrid-solheim" ${attributes}><a data-field="linkedIn" href="https://www.linkedin.com/in/ingrid">LinkedIn</a></div>`;

beforeEach(() => {
  forgetEverything();
  fakeServices();
});

test('profiles are links with names; without the form there is no way to write', async () => {
  await mountPlaceholder(html(), socialContact);
  expect(screen.getByRole('list', { name: 'Ways to reach Ingrid Solheim' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Ingrid Solheim on LinkedIn/ })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/in/ingrid',
  );
  expect(screen.queryByRole('link', { name: / on X/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a person who takes messages has an icon for it, which opens the form', async () => {
  const { user } = await mountPlaceholder(html('data-enable-contact-form'), socialContact, {
    captcha: { provider: 'none' },
  });
  const write = screen.getByRole('button', { name: 'Write to Ingrid Solheim' });
  await user.click(write);
  expect(await screen.findByRole('dialog', { name: 'Write to Ingrid Solheim' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an address that a link must not have is left out', async () => {
  await mountPlaceholder(
    '<div data-module="social-contact" data-twitter="javascript:alert(1)" data-linked-in="https://www.linkedin.com/in/a"></div>',
    socialContact,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('an empty one shows nothing, and says to the editor what to fill in', async () => {
  const { element } = await mountPlaceholder('<div data-module="social-contact"></div>', socialContact);
  expect(element).toHaveTextContent('');
  const edited = await mountPlaceholder('<div data-module="social-contact"></div>', socialContact, { mode: 'edit' });
  expect(edited.element).toHaveTextContent(/Give a LinkedIn or X address/);
});
