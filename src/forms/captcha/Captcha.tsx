import { useEffect, useState } from 'react';
import { lazy, useSignal, type ReadonlySignal } from '../../core';
import { throwUnreachable } from '../../http';
import type { CaptchaSource } from '../form/types';
import type { Challenge } from './Challenge';
import { providerId } from './provider';

export interface CaptchaProps {
  /** The form to protect, whatever its fields are. */
  form: {
    readonly isStarted: ReadonlySignal<boolean>;
    protect(captcha: CaptchaSource): () => void;
  };
}

const loadChallenge = lazy(() => import('../late'), { onError: throwUnreachable });

/**
 * Protects a form with the configured provider. Neither the challenge nor the provider is loaded before the visitor
 * starts to fill in the form.
 */
export function Captcha({ form }: CaptchaProps) {
  const isOn = providerId() !== 'none';
  const isStarted = useSignal(form.isStarted);
  const [Loaded, setLoaded] = useState<typeof Challenge>();
  const [pending] = useState(() => createPendingSource((loaded) => setLoaded(() => loaded)));

  useEffect(() => (isOn ? form.protect(pending) : undefined), [form, isOn, pending]);
  useEffect(() => {
    if (isOn && isStarted) pending.load().catch(() => undefined);
  }, [isStarted, isOn, pending]);

  return Loaded ? <Loaded onReady={pending.resolve} /> : null;
}

/** A token request waits until the challenge is loaded and shown, and retries a failed load. */
function createPendingSource(onLoad: (loaded: typeof Challenge) => void) {
  let resolve: (source: CaptchaSource) => void = () => {};
  const ready = new Promise<CaptchaSource>((fulfil) => (resolve = fulfil));
  const load = async () => onLoad((await loadChallenge()).Challenge);
  return {
    load,
    resolve,
    async token(signal: AbortSignal) {
      await load();
      return (await ready).token(signal);
    },
  };
}
