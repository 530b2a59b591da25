declare module '*.css' {
  const styles: string;
  export default styles;
}

/** Replaced by the build. */
declare const INLAY_VERSION: string;

/** Written by build/bundled.mjs: the loader's manifest, whose addresses stand for chunks of the host's bundle. */
declare module 'inlay:bundled' {
  export const manifest: string;
}
