export { GatedFileLink } from './GatedFileLink';
export { gatedFileProps } from './file-props';
export { messages as gatedFileMessages } from './messages';
export { useGate } from './use-gate';
