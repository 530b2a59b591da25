export { AuthenticatedNotice, AuthenticatedSection } from './AuthenticatedSection';
export { DeviceList } from './device/DeviceList';
export { useDeviceName } from './device/use-device-name';
export { useAct } from './use-act';
export { useOwnData } from './use-own-data';
