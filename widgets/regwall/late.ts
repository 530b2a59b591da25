/** The message of a metered page, and the explanation for editors. */
export { Explanation } from './editor/Explanation';
export * from './meter/Count';
export { Key } from './meter/Key';
