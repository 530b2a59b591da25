import { render, screen } from 'testing';
import { Quote } from './Quote';

const quotation = { kind: 'html', html: 'Quiet means trouble.' } as const;

test('a quotation is in a figure, with its source as the caption', () => {
  render(<Quote quote={quotation} cite1="Marit Eikeland" cite2="shift leader" />);
  expect(screen.getByRole('figure')).toHaveTextContent('Quiet means trouble.Marit Eikelandshift leader');
  expect(screen.getByText('Quiet means trouble.').closest('blockquote')).toBeVisible();
});

test('a quotation without a source has no empty line beneath', () => {
  const { container } = render(<Quote quote={quotation} />);
  expect(container.querySelector('figcaption')).toBeNull();
});
