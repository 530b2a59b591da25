import { useEffect, useMemo } from 'react';
import type { Content } from '../../contract';
import { useWidget } from '../../core';
import { originOf } from './address';
import { groupOf } from './consent';
import { embedIn, frameIn, type EmbedCode } from './embed-code';

/** The embed code in an editor's content. Notes what it loads for editors, before visitors are prompted. */
export function useEmbedCode(source: Content | undefined): EmbedCode | undefined {
  const { note } = useWidget();
  const embed = useMemo(() => embedIn(source), [source]);
  const problem = useMemo(
    () => source && (frameProblem(source, embed) ?? scriptProblem(source, embed)),
    [source, embed],
  );
  useEffect(() => {
    if (problem) note(problem);
  }, [problem, note]);
  return embed;
}

/** Browsers request frames in the markup while they parse it, before any script can block them. */
function frameProblem(source: Content, embed: EmbedCode | undefined): string | undefined {
  const { address = 'about:blank', isLive } = frameIn(source);
  const origin = originOf(address);
  if (!origin || origin === location.origin) return undefined;
  const { host } = new URL(origin);
  if (!embed)
    return `the frame of ${host} is ${isLive ? 'shown as it was written, without asking visitors first' : 'not shown'}: ${host} is no vendor known here. Ask the people who set up the page to add ${origin} to embeds.frames`;
  if (!isLive || groupOf(embed.provider) === 'none') return undefined;
  return `browsers ask ${host} for the frame before visitors have agreed. Put the embed code into <template>…</template>, or write data-src in place of src`;
}

/** Vendors' scripts are not needed: Inlay creates the same frame itself, after consent. */
function scriptProblem(source: Content, embed: EmbedCode | undefined): string | undefined {
  const script = source.kind === 'live' ? source.element.querySelector<HTMLScriptElement>('script[src]') : null;
  const origin = script && originOf(script.src);
  if (!origin || origin === location.origin || !embed || groupOf(embed.provider) === 'none') return undefined;
  return `browsers run the script of ${new URL(origin).host} before visitors have agreed. Leave the script out of the embed code, or put the code into <template>…</template>`;
}
