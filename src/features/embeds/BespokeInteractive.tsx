import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { choice, InlayError, integer, list, type PropsOf } from '../../contract';
import { config, useLanguage, useText } from '../../core';
import { addressOf, foreignId } from './address';
import { useConsent } from './consent';
import { ConsentPoster, EmbedBox } from './EmbedBox';
import { OPAQUE_ORIGIN, useFrameMessage, useRequestedHeight } from './frame-messages';
import { messages } from './messages';
import { MISSING, scriptElement, trustedDocument } from './scripts';

export interface BespokeInteractiveProps extends Omit<PropsOf<typeof bespokeProps>, 'bespokeInteractiveId'> {
  bespokeInteractiveId: string;
  /** The name for screen readers. */
  title?: string | undefined;
}

/** An interactive from the content folder: in a frame without an origin, or in the page if the editor trusts it. */
export function BespokeInteractive({ bespokeInteractiveId, sandbox, allow, height, title }: BespokeInteractiveProps) {
  const t = useText(messages);
  const name = title ?? t('untitled');
  const script = scriptAddress(bespokeInteractiveId);
  const [isAllowed, agree] = useConsent('bespoke', script);
  if (!isAllowed) {
    return (
      <EmbedBox isAsking height={height}>
        <ConsentPoster host={new URL(script).host} title={name} onShow={agree} />
      </EmbedBox>
    );
  }
  if (sandbox === 'page') return <InPage key={script} script={script} title={name} height={height} />;
  return <InSandbox key={script} script={script} title={name} height={height} allow={allow} />;
}

interface InPageProps {
  script: string;
  title: string;
  /** In CSS pixels. */
  height: number;
}

/** The script in the page, in its own element, which it finds as `document.currentScript.parentElement`. */
export function InPage({ script, title, height }: InPageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = scriptElement(script);
    element.onerror = () => setFailed(true);
    const { current } = stage;
    current?.append(element);
    return () => current?.replaceChildren();
  }, [script]);

  if (hasFailed) throw missingScript(script);
  return <div ref={stage} role="group" aria-label={title} style={{ minBlockSize: height }} />;
}

interface InSandboxProps {
  script: string;
  title: string;
  /** In CSS pixels. */
  height: number;
  allow: readonly string[];
}

/** The script alone in a document with an opaque origin: it can access neither the page nor its cookies. */
export function InSandbox({ script, title, height, allow }: InSandboxProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const language = useLanguage();
  const requested = useRequestedHeight(frame, OPAQUE_ORIGIN);
  const [isMissing, setMissing] = useState(false);
  useFrameMessage(
    frame,
    OPAQUE_ORIGIN,
    useCallback(({ type }) => setMissing((was) => was || type === MISSING), []),
  );
  const document = useMemo(() => trustedDocument(script, language), [script, language]);

  if (isMissing) throw missingScript(script);
  return (
    <EmbedBox height={requested ?? height}>
      <iframe
        ref={frame}
        className="inlay-embed__frame"
        title={title}
        srcDoc={document}
        sandbox={['scripts', ...allow].map((right) => `allow-${right}`).join(' ')}
      />
    </EmbedBox>
  );
}

/** An interactive that a script in the content folder draws. */
export const bespokeProps = {
  bespokeInteractiveId: foreignId({
    description: 'The name of its folder in the content folder. `index.js` in it runs.',
  }),
  sandbox: choice(['frame', 'page'], {
    default: 'frame',
    description: 'Whether the script runs in a sandboxed frame, or in the page with full access to it.',
  }),
  allow: list(choice(['forms', 'popups', 'downloads', 'modals'], { description: 'A permission.' }), {
    max: 4,
    default: [] as readonly ('forms' | 'popups' | 'downloads' | 'modals')[],
    description: 'Additional permissions of the sandbox.',
  }),
  height: integer({
    minimum: 100,
    maximum: 5000,
    unit: 'px',
    default: 400,
    description: 'The reserved height, until the script reports its own.',
  }),
};

/** `{folder}/{id}/index.js`; in preview mode the state that is not published yet, `{folder}/preview/{id}/index.js`. */
export function scriptAddress(id: string): string {
  const folder = addressOf('bespoke', config().mode === 'preview' ? `preview/${id}` : id);
  return new URL(`${folder}/index.js`, location.href).href;
}

/** Thrown during rendering, so that the whole module fails and the server-rendered content returns. */
export function missingScript(script: string): InlayError {
  return new InlayError(
    `bespoke-interactive: ${script} could not be loaded. Check data-bespoke-interactive-id and that its folder is published.`,
  );
}
