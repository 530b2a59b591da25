import { defineProps, group, list, text, type PropsOf } from '../../src/contract';
import { gatedFileProps } from '../../src/features/gated-files';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the files.' }),
  fullReportPDF: group(gatedFileProps, { description: 'The report that the page is about, listed first.' }),
  files: list(group(gatedFileProps, { description: 'A file.' }), {
    max: 50,
    description: 'Further files, in this order.',
  }),
});

export type GatedDownloadProps = PropsOf<typeof props>;
