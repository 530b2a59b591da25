/** The message of a metered page, and the explanation for editors. */
export { Explanation } from './Explanation';
export * from './meter/Count';
export { Key } from './meter/Key';
