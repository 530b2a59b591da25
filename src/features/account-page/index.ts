export { AccountFrame } from './AccountFrame';
export { DeviceList } from './device/DeviceList';
export { useDeviceName } from './device/use-device-name';
export { PrivateFrame, PrivateNotice } from './private/PrivateFrame';
export { useAct } from './private/use-act';
export { usePrivate } from './private/use-private';
export { subscribeTo } from './welcome/subscribe-to';
export { useWelcome } from './welcome/use-welcome';
