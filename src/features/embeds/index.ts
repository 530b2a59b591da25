export { EmbedFrame } from './EmbedFrame';
export { TextAlternative } from './EmbedBox';
export { addressOf, checkedAddress, foreignAddress, foreignId } from './address';
export { BespokeInteractive, bespokeProps, scriptAddress } from './BespokeInteractive';
export { CerosExperience, cerosProps, hasExperience } from './CerosExperience';
export { useConsent } from './consent';
export { FlourishChart, flourishProps } from './FlourishChart';
export { loadScript, trustedDocument, trustedScript } from './scripts';
export { requestedHeight } from './frame-messages';
