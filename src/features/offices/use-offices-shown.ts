import { useEffect } from 'react';
import { publish, useWidget } from '../../core';
import type { Office } from './office';

/** Says which offices the page lists, to whoever describes it to search engines. */
export function useOfficesShown(offices: readonly Office[]) {
  const { isEditing } = useWidget();
  useEffect(() => {
    const shown = offices.filter(({ hideFromLocations }) => !hideFromLocations);
    if (shown.length && !isEditing) publish('offices-shown', { offices: shown });
  }, [offices, isEditing]);
}
