import { useEffect, useState, type ComponentProps } from 'react';
import { focusOnce, useLanguage, useText } from '../../src/core';
import { FilterGroups, PhoneFilters } from '../../src/features/list-filters';
import type { Source } from '../../src/features/lists';
import type { JobPosting } from '../../src/services/jobs';
import { Button } from '../../src/ui';
import { fetchChoices } from './job-results';
import { messages } from './messages';
import type { Choices } from './query';
import { choicesOfSource } from './source-jobs';

interface JobFiltersProps extends Omit<ComponentProps<typeof FilterGroups>, 'layout' | 'isOneOpen' | 'children'> {
  /** The number of positions, as text. */
  count: string;
}

/** Menus side by side, or a dialog on phones. */
export function JobFilters({ count, ...groups }: JobFiltersProps) {
  return (
    <PhoneFilters filters={groups.filters} count={count} className="inlay-job-search__filters">
      {(isPhone) =>
        isPhone ? (
          <FilterGroups {...groups} isOneOpen={false} />
        ) : (
          <div className="inlay-job-search__menus">
            <FilterGroups {...groups} isOneOpen />
          </div>
        )
      }
    </PhoneFilters>
  );
}

/**
 * The options of the server's form; otherwise those of the service, loaded at the first interaction or to read the
 * names in a URL.
 */
export function useChoices(
  serverChoices: Choices | undefined,
  isEditing: boolean,
  source: Source<JobPosting> | undefined,
) {
  const language = useLanguage();
  const [{ fetched, hasFailed }, setState] = useState<{ fetched?: Choices; hasFailed: boolean }>({ hasFailed: false });
  const loadChoices = async () => {
    if (serverChoices || isEditing) return serverChoices;
    setState((now) => ({ ...now, hasFailed: false }));
    const choices = await (source ? choicesOfSource(source) : fetchChoices(language)).catch(() => undefined);
    setState({ ...(choices && { fetched: choices }), hasFailed: !choices });
    return choices;
  };
  useEffect(() => {
    // The source has them together with the positions.
    if (source) void loadChoices();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return { choices: serverChoices ?? fetched, hasFailed, loadChoices };
}

/** In a group whose options are loading or failed to load. */
export function NoChoices({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => Promise<unknown> }) {
  const t = useText(messages);
  return (
    <div className="inlay-job-search__note" role={hasFailed ? 'alert' : 'status'}>
      {t(hasFailed ? 'choicesFailed' : 'loadingChoices')}
      {hasFailed && (
        <div>
          <Button
            variant="link"
            data-key="retry filters"
            onClick={({ currentTarget }) => {
              // The button is removed while the request is pending.
              focusOnce(currentTarget.closest('fieldset')!, { preventScroll: true });
              void onRetry();
            }}
          >
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
