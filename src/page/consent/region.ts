import { config } from '../../core';
import { detectRegion } from '../../services/geo';

let pending: Promise<string> | undefined;

/** As the geo service tells it; false where there is none, or it does not know. Never rejects. */
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

/** Whether advertising is off there whatever a visitor chooses. Never rejects. */
export async function isForbidden(): Promise<boolean> {
  return !config().consent.choiceInCalifornia && (await isInCalifornia());
}

/** Whether the browser asks for the Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
