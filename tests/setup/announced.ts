import { screen } from 'testing';

/** The text of the page's status regions. */
export const announced = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('');
