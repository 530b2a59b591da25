import { config } from '../../core';
import { detectRegion } from '../../services/geo';

let pending: Promise<string> | undefined;

/** According to the geo service; false if it is missing or has no data. Never rejects. */
export async function isInCalifornia(): Promise<boolean> {
  if (config().services.geo === '') return false;
  pending ??= detect().finally(() => (pending = undefined));
  return (await pending) === 'US-CA';
}

async function detect(): Promise<string> {
  try {
    return await detectRegion();
  } catch {
    return '';
  }
}

/** Whether advertising is off in California regardless of the visitor's choice. Never rejects. */
export async function isForbidden(): Promise<boolean> {
  return !config().consent.choiceInCalifornia && (await isInCalifornia());
}

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
