/** The outline of an icon on a grid of 24. One constant each: what nobody imports is not shipped. */
export interface IconPath {
  readonly d: string;
  /** Points along the line of text, so it is mirrored where that runs from right to left. */
  readonly isDirectional?: boolean;
  /** A solid shape instead of lines. */
  readonly isSolid?: boolean;
}

export const arrowBack: IconPath = { d: 'M20 12H4m6-6-6 6 6 6', isDirectional: true };
export const arrowDown: IconPath = { d: 'M12 4v16m6-6-6 6-6-6' };
export const arrowForward: IconPath = { d: 'M4 12h16m-6-6 6 6-6 6', isDirectional: true };
export const arrowUp: IconPath = { d: 'M12 20V4m-6 6 6-6 6 6' };
export const bookmark: IconPath = { d: 'M6 4h12v16.5l-6-4.5-6 4.5z' };
export const bookmarkSolid: IconPath = { d: 'M6 4h12v16.5l-6-4.5-6 4.5z', isSolid: true };
export const calendar: IconPath = { d: 'M4 6h16v14H4zm0 4.5h16M8 3.5V8m8-4.5V8' };
export const captions: IconPath = { d: 'M3 5h18v14H3zm7.5 5.2a2.2 2.2 0 1 0 0 3.6m6.5-3.6a2.2 2.2 0 1 0 0 3.6' };
export const check: IconPath = { d: 'm5 12.5 4.5 4.5L19 7' };
export const chevronBack: IconPath = { d: 'm15 5-7 7 7 7', isDirectional: true };
export const chevronDown: IconPath = { d: 'm5 9 7 7 7-7' };
export const chevronForward: IconPath = { d: 'm9 5 7 7-7 7', isDirectional: true };
export const chevronUp: IconPath = { d: 'm5 15 7-7 7 7' };
export const clock: IconPath = { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7v5.2l3.5 2' };
export const close: IconPath = { d: 'm5.5 5.5 13 13m0-13-13 13' };
export const copy: IconPath = { d: 'M8.5 8.5h11v11h-11zm-4 7V4.5h11' };
export const document: IconPath = { d: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5' };
export const download: IconPath = { d: 'M12 4v11.5m-5-5 5 5 5-5M4.5 20h15' };
export const expand: IconPath = { d: 'M14 4.5h5.5V10M10 19.5H4.5V14m15-9.5-6.5 6.5m-2 2-6.5 6.5' };
export const external: IconPath = { d: 'M13.5 4.5h6V10M19 5l-8.5 8.5M17 14v5.5H4.5V7H10', isDirectional: true };
export const eye: IconPath = { d: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6' };
export const eyeOff: IconPath = { d: 'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c3.8 0 7 2 9.5 6.5a15 15 0 0 1-3 3.8M6 7.7A14 14 0 0 0 2.5 12C5 16.5 8.2 18.5 12 18.5a9 9 0 0 0 3.9-.9M9.9 9.9a3 3 0 0 0 4.2 4.2' };
export const filter: IconPath = { d: 'M4 7h16M7 12h10m-7 5h4' };
export const globe: IconPath = { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c2.6 2.7 3.6 5.5 3.6 8.5s-1 5.8-3.6 8.5c-2.6-2.7-3.6-5.5-3.6-8.5s1-5.8 3.6-8.5' };
export const info: IconPath = { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5m0-9.2v.8' };
export const key: IconPath = { d: 'M7.5 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m4.5 4.5h9.5v4m-4.5-4v3' };
export const link: IconPath = { d: 'm10 14 4-4m-2.5-3L14 4.5a3.9 3.9 0 0 1 5.5 5.5L17 12.5m-4.5 4.5L10 19.5A3.9 3.9 0 0 1 4.5 14L7 11.5' };
export const lock: IconPath = { d: 'M5.5 10.5h13v10h-13zm2.5 0V8a4 4 0 0 1 8 0v2.5m-4 4v2' };
export const mail: IconPath = { d: 'M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7' };
export const menu: IconPath = { d: 'M4 6.5h16M4 12h16M4 17.5h16' };
export const minus: IconPath = { d: 'M5 12h14' };
export const mute: IconPath = { d: 'M4 9.5v5h3.5l5 4.5V5l-5 4.5zm12 0 5 5m0-5-5 5' };
export const negative: IconPath = { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5v5.5m0 2.7v.8' };
export const pause: IconPath = { d: 'M8.5 5v14m7-14v14' };
export const phone: IconPath = { d: 'M5 4h4l1.5 4.5L8 10c1 2.7 3.3 5 6 6l1.5-2.5L20 15v4c0 .8-.7 1.5-1.5 1.5C10.5 20 4 13.5 3.5 5.5 3.5 4.7 4.2 4 5 4' };
export const pin: IconPath = { d: 'M12 21c4.5-4.8 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.2 6.5 11M12 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6' };
export const play: IconPath = { d: 'M7 4.5v15l12.5-7.5z', isSolid: true };
export const plus: IconPath = { d: 'M5 12h14m-7-7v14' };
export const positive: IconPath = { d: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M8 12.3l2.8 2.8L16 9.5' };
export const print: IconPath = { d: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z' };
export const quote: IconPath = { d: 'M10 6c-3.3.8-5.5 3.3-5.5 7.5V18H10v-5.5H7.3C7.3 10.5 8.3 9 10 8.5zm9.5 0c-3.3.8-5.5 3.3-5.5 7.5V18h5.5v-5.5h-2.7c0-2 1-3.5 2.7-4z', isSolid: true };
export const refresh: IconPath = { d: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-5v5h-5' };
export const search: IconPath = { d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2L20.5 20.5' };
export const share: IconPath = { d: 'M12 15V3.5m-4 4 4-4 4 4M6.5 11.5h-2v9h15v-9h-2' };
export const sound: IconPath = { d: 'M4 9.5v5h3.5l5 4.5V5l-5 4.5zm12 0a3.5 3.5 0 0 1 0 5m2.5-7.5a7 7 0 0 1 0 10' };
export const star: IconPath = { d: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z' };
export const starSolid: IconPath = { d: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z', isSolid: true };
export const user: IconPath = { d: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.6-4 3.3-6 7.5-6s6.9 2 7.5 6' };
