import { useEffect, useState } from 'react';
import { useSignal, type ReadonlySignal } from '../../core';
import { SubmitError } from '../feedback/submit-error';
import type { CaptchaSource } from '../form/types';
import type { Challenge } from './Challenge';
import { providerId } from './provider-id';

export interface CaptchaProps {
  /** The form to protect; any type of answers will do. */
  form: {
    readonly isStarted: ReadonlySignal<boolean>;
    protect(captcha: CaptchaSource): () => void;
  };
}

/** Protects a form by the configured provider. Neither of them is fetched before the visitor begins to fill in the form. */
export function Captcha({ form }: CaptchaProps) {
  const isWanted = providerId() !== 'none';
  const isStarted = useSignal(form.isStarted);
  const [Loaded, setLoaded] = useState<typeof Challenge>();
  const [late] = useState(() => createLateSource((chunk) => setLoaded(() => chunk)));

  useEffect(() => (isWanted ? form.protect(late) : undefined), [form, isWanted, late]);
  useEffect(() => {
    if (isWanted && isStarted) late.load().catch(() => undefined);
  }, [isStarted, isWanted, late]);

  return Loaded ? <Loaded onReady={late.arrive} /> : null;
}

/** A captcha that is on its way; asking for a token waits for it, and fetches it again if that failed. */
function createLateSource(onLoad: (chunk: typeof Challenge) => void) {
  let captcha: CaptchaSource;
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  let loading: Promise<void> | undefined;

  function load() {
    loading ??= import('./Challenge').then(
      (chunk) => onLoad(chunk.Challenge),
      (cause: unknown) => {
        loading = undefined;
        throw new SubmitError('offline', { cause });
      },
    );
    return loading;
  }

  return {
    load,
    arrive(source: CaptchaSource) {
      captcha = source;
      arrived();
    },
    async token(signal: AbortSignal) {
      await load();
      await arrival;
      return captcha.token(signal);
    },
  };
}
