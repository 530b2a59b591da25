import { screen } from 'testing';

/** What the page's status regions say to screen readers. */
export const announced = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('');
