import { useCallback, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../core';
import { EmbedBox } from '../EmbedBox';
import { MISSING, trustedDocument } from '../script-policy';
import { OPAQUE_ORIGIN, useFrameMessage } from '../use-frame-message';
import { useRequestedHeight } from '../use-requested-height';
import { missingScript } from './missing-script';

interface InSandboxProps {
  script: string;
  title: string;
  /** In CSS pixels. */
  height: number;
  allow: readonly string[];
}

/** The script alone in a document without an origin: it sees neither the page nor its cookies. */
export function InSandbox({ script, title, height, allow }: InSandboxProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const language = useLanguage();
  const requested = useRequestedHeight(frame, OPAQUE_ORIGIN);
  const [isMissing, setMissing] = useState(false);
  useFrameMessage(frame, OPAQUE_ORIGIN, useCallback((data) => setMissing((was) => was || (data as { type?: unknown } | null)?.type === MISSING), []));
  const document = useMemo(() => trustedDocument(script, language), [script, language]);

  if (isMissing) throw missingScript(script);
  return (
    <EmbedBox height={requested ?? height}>
      <iframe ref={frame} className="inlay-embed__frame" title={title} srcDoc={document} sandbox={['scripts', ...allow].map((right) => `allow-${right}`).join(' ')} />
    </EmbedBox>
  );
}
