import { AuthenticatedSection, useOwnData } from '../../src/features/own-data';
import { fetchDeletion, type Deletion as DeletionState } from '../../src/services';
import { Deletion } from './parts/Deletion';
import { Export } from './parts/Export';
import type { AccountDataProps } from './props';

/** What an editor sees. */
const SAMPLE: DeletionState = { asksPassword: true, dueAt: null };

export function AccountData({ title, intro, fileName }: AccountDataProps) {
  const content = useOwnData(fetchDeletion, SAMPLE);
  const level = title ? 3 : 2;
  return (
    <AuthenticatedSection className="inlay-account-data" title={title} intro={intro} content={content}>
      {({ asksPassword, dueAt }, change) => (
        <>
          <Export level={level} fileName={fileName} />
          <Deletion level={level} asksPassword={asksPassword} dueAt={dueAt} onChange={(next) => change({ asksPassword, dueAt: next })} />
        </>
      )}
    </AuthenticatedSection>
  );
}
