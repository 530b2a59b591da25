import { useMemo, useRef } from 'react';
import { useLanguage } from '../../../core';
import { Place } from '../Place';
import { OPAQUE_ORIGIN, useRequestedHeight } from '../use-requested-height';
import { trustedDocument } from '../script-policy';

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
  const document = useMemo(() => trustedDocument(script, language), [script, language]);
  return (
    <Place height={requested ?? height}>
      <iframe ref={frame} className="inlay-embed__frame" title={title} srcDoc={document} sandbox={['scripts', ...allow].map((right) => `allow-${right}`).join(' ')} />
    </Place>
  );
}
