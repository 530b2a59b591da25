declare module '*.css' {
  const styles: string;
  export default styles;
}

/** Replaced by the build. */
declare const INLAY_VERSION: string;
