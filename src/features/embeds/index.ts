export { EmbedFrame } from './EmbedFrame';
export { TextAlternative } from './EmbedBox';
export { addressOf, foreignAddress, foreignId } from './address';
export { BespokeInteractive, bespokeProps } from './BespokeInteractive';
export { CerosExperience, cerosProps, hasExperience } from './CerosExperience';
export { groupOf, type Provider, useConsent } from './consent';
export { FlourishChart, flourishProps } from './FlourishChart';
export { hearFrames, OPAQUE_ORIGIN } from './frame-messages';
export { loadScript } from './scripts';
