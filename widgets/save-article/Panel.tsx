import type { RefObject } from 'react';
import { Confirmation, Failure, savedMessages } from '../../src/features/saved-articles';
import { SignInPrompt } from '../../src/features/visitor';
import { useText } from '../../src/core';
import { Popover } from '../../src/ui';
import { messages } from './messages';

export interface PanelProps {
  content: 'confirm' | 'anonymous' | 'failed';
  isRemoval: boolean;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** What the control asks, offers or has to tell. */
export function Panel({ content, isRemoval, anchor, onClose, onRemove, onRetry }: PanelProps) {
  const t = useText(messages);
  const shared = useText(savedMessages);
  const title = content === 'failed' ? shared('failedTitle') : isRemoval ? shared('confirmTitle') : t('anonymousTitle');
  return (
    <Popover open onClose={onClose} anchor={anchor} label={title}>
      {content === 'confirm' && <Confirmation onRemove={onRemove} onKeep={onClose} />}
      {content === 'anonymous' && <SignInPrompt title={title} text={isRemoval ? shared('signInToRemove') : t('anonymous')} />}
      {content === 'failed' && <Failure text={isRemoval ? shared('failedRemove') : t('failedSave')} onRetry={onRetry} />}
    </Popover>
  );
}
