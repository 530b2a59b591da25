import type { PropsOf } from '../../../contract';
import { useText } from '../../../core';
import { useConsent } from '../consent/consent';
import { ConsentPoster } from '../ConsentPoster';
import { messages } from '../messages';
import { EmbedBox } from '../EmbedBox';
import type { bespokeProps } from './bespoke-props';
import { InPage } from './InPage';
import { InSandbox } from './InSandbox';
import { scriptAddress } from './script-address';

export interface BespokeInteractiveProps extends Omit<PropsOf<typeof bespokeProps>, 'bespokeInteractiveId'> {
  bespokeInteractiveId: string;
  /** What it is, for screen readers. */
  title?: string | undefined;
}

/** What a script of the content folder draws: in a frame without an origin, or in the page where the editor trusts it. */
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
