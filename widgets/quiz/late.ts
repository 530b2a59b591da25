/** Loaded for the first answer. */
export * from './Answer';
export * from './service';
