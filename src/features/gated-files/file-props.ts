import { flag, integer, link, text, type PropsOf } from '../../contract';

/** A file to download, as media libraries describe it. */
export const gatedFileProps = {
  src: link({ required: true, description: 'The file; the text of the link is its name where no other is given.' }),
  name: text({ max: 160, description: 'What the file is called.' }),
  customDisplayName: text({ max: 160, description: 'Shown instead of the name.' }),
  pageCount: integer({ minimum: 0, maximum: 9999, description: 'Its pages, shown behind the name.' }),
  size: integer({ minimum: 0, unit: 'bytes', description: 'Its size, shown behind the name where the pages are not known.' }),
  registrationRequired: flag({ description: 'Asks for a sign-in first. The server must refuse the file to everyone else, too.' }),
};

export type GatedFile = PropsOf<typeof gatedFileProps>;
