import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { GatedFileLink, useGate } from '../../src/features/gated-files';
import { Heading } from '../../src/ui';
import { messages } from './messages';
import { props, type GatedDownloadProps } from './props';
import styles from './gated-download.css';

function GatedDownload({ title, fullReportPDF, files = [] }: GatedDownloadProps) {
  const t = useText(messages);
  const { isEditing, note } = useWidget();
  const allFiles = fullReportPDF ? [fullReportPDF, ...files] : files;
  const gateOf = useGate(allFiles, note);

  if (!allFiles.length) return isEditing ? <p className="inlay-gated-download__empty">{t('empty')}</p> : null;
  return (
    <div className="inlay-gated-download">
      {title && (
        <Heading level={2} className="inlay-gated-download__title">
          {title}
        </Heading>
      )}
      <ul role="list" className="inlay-gated-download__files">
        {allFiles.map((file, index) => (
          <li key={`${index} ${file.src.url}`} className="inlay-gated-download__file">
            <GatedFileLink file={file} gate={gateOf(file)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export default defineWidget({
  name: 'gated-download',
  description: 'Files to download. Files for registered readers require sign-in, and then download automatically.',
  reserve: { narrow: '13rem', wide: '11.75rem' },
  props,
  messages,
  styles,
  component: GatedDownload,
});
