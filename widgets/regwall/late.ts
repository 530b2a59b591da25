/** What a metered page says, and what an editor reads. */
export { Explanation } from './editor/Explanation';
export * from './meter/Count';
export { Key } from './meter/Key';
