import { useText } from '../../../core';
import { deviceOf } from './device-of';
import { messages } from './messages';

/** Words for a device, from what its browser calls itself. */
export function useDeviceName(): (userAgent: string) => string {
  const t = useText(messages);
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    return browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  };
}
