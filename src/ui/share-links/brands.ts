import type { IconPath } from '../icon/paths';

/** The signs of the networks that a page can be shared on. */
export const facebook: IconPath = { d: 'M13.5 21v-8h2.7l.4-3.2h-3.1V7.9c0-.9.3-1.6 1.6-1.6h1.7V3.4A22 22 0 0 0 14.3 3.3c-2.4 0-4.1 1.5-4.1 4.2v2.3H7.5V13h2.7v8z', isSolid: true };
export const linkedin: IconPath = { d: 'M4 9h3.4v11H4zm1.7-5.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4M9.6 9h3.3v1.5c.5-.9 1.6-1.8 3.4-1.8 3.5 0 4.2 2.3 4.2 5.3v6h-3.4v-5.3c0-1.3 0-2.9-1.8-2.9s-2.2 1.4-2.2 2.8V20H9.6z', isSolid: true };
export const x: IconPath = { d: 'M4 4h5l3.9 5.3L17.6 4H20l-6 6.9L20.5 20h-5l-4.3-5.8L6.1 20H3.7l6.4-7.4zm3.3 1.7L16.3 18.3h1.2L8.6 5.7z', isSolid: true };
