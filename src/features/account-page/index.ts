export { AccountFrame } from './AccountFrame';
export { DeviceList } from './device/DeviceList';
export { useDeviceName } from './device/use-device-name';
export { AuthenticatedSection, AuthenticatedNotice } from './private/AuthenticatedSection';
export { useAct } from './private/use-act';
export { useOwnData } from './private/use-own-data';
export { subscribeTo } from './welcome/subscribe-to';
export { useWelcome } from './welcome/use-welcome';
