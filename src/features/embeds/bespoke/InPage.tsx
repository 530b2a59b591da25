import { useEffect, useRef, useState } from 'react';
import { scriptElement } from '../load-script';
import { missingScript } from './missing-script';

interface InPageProps {
  script: string;
  title: string;
  /** In CSS pixels. */
  height: number;
}

/** The script in the page, in an element of its own: it finds it as `document.currentScript.parentElement`. */
export function InPage({ script, title, height }: InPageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = scriptElement(script);
    element.onerror = () => setFailed(true);
    const place = stage.current;
    place?.append(element);
    return () => place?.replaceChildren();
  }, [script]);

  if (hasFailed) throw missingScript(script);
  return <div ref={stage} role="group" aria-label={title} style={{ minBlockSize: height }} />;
}
