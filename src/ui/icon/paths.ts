/**
 * The outline of an icon on a grid of 24. Only icons that several folders use are here, because every page loads them.
 */
export interface IconPath {
  readonly d: string;
  /** Points in the direction of text, so it is mirrored in right-to-left text. */
  readonly isDirectional?: boolean;
  /** A solid shape instead of lines. */
  readonly isSolid?: boolean;
}

export const arrowBack: IconPath = { d: 'M20 12H4m6-6-6 6 6 6', isDirectional: true };
export const arrowForward: IconPath = { d: 'M4 12h16m-6-6 6 6-6 6', isDirectional: true };
export const check: IconPath = { d: 'm5 12.5 4.5 4.5L19 7' };
export const chevronDown: IconPath = { d: 'm5 9 7 7 7-7' };
export const close: IconPath = { d: 'm5.5 5.5 13 13m0-13-13 13' };
export const download: IconPath = { d: 'M12 4v11.5m-5-5 5 5 5-5M4.5 20h15' };
export const expand: IconPath = { d: 'M14 4.5h5.5V10M10 19.5H4.5V14m15-9.5-6.5 6.5m-2 2-6.5 6.5' };
export const external: IconPath = { d: 'M13.5 4.5h6V10M19 5l-8.5 8.5M17 14v5.5H4.5V7H10', isDirectional: true };
export const info: IconPath = { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5m0-9.2v.8' };
export const key: IconPath = { d: 'M7.5 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m4.5 4.5h9.5v4m-4.5-4v3' };
export const lock: IconPath = { d: 'M5.5 10.5h13v10h-13zm2.5 0V8a4 4 0 0 1 8 0v2.5m-4 4v2' };
export const mail: IconPath = { d: 'M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7' };
export const minus: IconPath = { d: 'M5 12h14' };
export const negative: IconPath = { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5v5.5m0 2.7v.8' };
export const pause: IconPath = { d: 'M8.5 5v14m7-14v14' };
export const play: IconPath = { d: 'M7 4.5v15l12.5-7.5z', isSolid: true };
export const plus: IconPath = { d: 'M12 5v14M5 12h14' };
export const positive: IconPath = { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M8 12.3l2.8 2.8L16 9.5' };

/* The logos of the networks that a page can be shared on. */
export const linkedin: IconPath = {
  d: 'M4 9h3.4v11H4zm1.7-5.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4M9.6 9h3.3v1.5c.5-.9 1.6-1.8 3.4-1.8 3.5 0 4.2 2.3 4.2 5.3v6h-3.4v-5.3c0-1.3 0-2.9-1.8-2.9s-2.2 1.4-2.2 2.8V20H9.6z',
  isSolid: true,
};
export const x: IconPath = {
  d: 'M4 4h5l3.9 5.3L17.6 4H20l-6 6.9L20.5 20h-5l-4.3-5.8L6.1 20H3.7l6.4-7.4zm3.3 1.7L16.3 18.3h1.2L8.6 5.7z',
  isSolid: true,
};
