export { GatedFileLink } from './GatedFileLink';
export { messages as gatedFileMessages } from './messages';
export { gatedFileProps, useGate } from './use-gate';
