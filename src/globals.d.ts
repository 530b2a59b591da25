declare module '*.css' {
  const styles: string;
  export default styles;
}

/** How the land of a map is drawn; the build makes its path of it. */
declare module '*.outline' {
  const path: string;
  export default path;
}

/** Replaced by the build. */
declare const INLAY_VERSION: string;
