import { useText, useWidget } from '../../src/core';
import { GatedFileLink, useGate } from '../../src/features/gated-files';
import { Heading } from '../../src/ui';
import { messages } from './messages';
import type { GatedDownloadProps } from './props';

export function GatedDownload({ title, fullReportPDF, files = [] }: GatedDownloadProps) {
  const t = useText(messages);
  const { isEditing, note } = useWidget();
  const all = fullReportPDF ? [fullReportPDF, ...files] : files;
  const gateOf = useGate(all, note);

  if (!all.length) return isEditing ? <p className="inlay-gated-download__empty">{t('empty')}</p> : null;
  return (
    <div className="inlay-gated-download">
      {title && (
        <Heading level={2} className="inlay-gated-download__title">
          {title}
        </Heading>
      )}
      <ul role="list" className="inlay-gated-download__files">
        {all.map((file, index) => (
          <li key={`${index} ${file.src.url}`} className="inlay-gated-download__file">
            <GatedFileLink file={file} gate={gateOf(file)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
