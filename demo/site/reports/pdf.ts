/**
 * A minimal PDF writer for a plain report: text in two standard fonts, wrapped into A4 pages. No library, no fonts to
 * embed.
 */

export interface Block {
  kind: 'title' | 'heading' | 'text' | 'item' | 'small';
  text: string;
}

export interface Pdf {
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
}

const page = { width: 595, height: 842, margin: 72 } as const;
const faces = { Helvetica: 'F1', 'Helvetica-Bold': 'F2' } as const;

/** Sizes and distances in points. */
const looks = {
  title: { face: 'Helvetica-Bold', size: 24, leading: 29, before: 0 },
  heading: { face: 'Helvetica-Bold', size: 14, leading: 18, before: 16 },
  text: { face: 'Helvetica', size: 10.5, leading: 15.5, before: 8 },
  item: { face: 'Helvetica', size: 10.5, leading: 15.5, before: 4 },
  small: { face: 'Helvetica', size: 8.5, leading: 12, before: 6 },
} as const satisfies Record<Block['kind'], { face: keyof typeof faces; size: number; leading: number; before: number }>;

export function createPdf({
  title,
  language,
  blocks,
}: {
  title: string;
  language: string;
  blocks: readonly Block[];
}): Pdf {
  const streams = layoutPages(blocks);
  const firstPage = 6;
  const pageIds = streams.map((_, index) => firstPage + index * 2);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${literal(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${streams.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    ...Object.keys(faces).map(
      (face) => `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`,
    ),
    `<< /Title ${literal(title)} /Producer (Alder & Voss) >>`,
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ];
  return { bytes: new Uint8Array(Buffer.from(assemble(objects), 'latin1')), pages: streams.length };
}

/** One content stream for each page. */
function layoutPages(blocks: readonly Block[]): string[] {
  const pages: string[][] = [[]];
  let y = page.height - page.margin;
  for (const { kind, text } of blocks) {
    const { face, size, leading, before } = looks[kind];
    const indent = kind === 'item' ? 14 : 0;
    y -= before;
    wrap(text, page.width - 2 * page.margin - indent, size).forEach((line, index) => {
      if (y - leading < page.margin) {
        pages.push([]);
        y = page.height - page.margin;
      }
      y -= leading;
      const addText = (x: number, textLine: string) =>
        pages.at(-1)!.push(`BT /${faces[face]} ${size} Tf ${x} ${y.toFixed(1)} Td ${literal(textLine)} Tj ET`);
      if (kind === 'item' && index === 0) addText(page.margin, '•');
      addText(page.margin + indent, line);
    });
  }
  return pages.map((lines, index) =>
    [...lines, `BT /F1 8 Tf ${page.margin} 40 Td ${literal(`Alder & Voss   ${index + 1}`)} Tj ET`].join('\n'),
  );
}

function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) * size > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** In ems, slightly overestimated, so that no line runs into the margin. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text)
    width += /[iljtfr.,:;!|'’ ]/.test(character)
      ? 0.3
      : /[mwMW—%]/.test(character)
        ? 0.89
        : /[A-ZÄÖÜ]/.test(character)
          ? 0.7
          : 0.56;
  return width;
}

const windowsOnly: Record<string, string> = {
  '€': '\x80',
  '…': '\x85',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '„': '\x84',
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
};

/** A PDF string in Windows-1252; other characters become a question mark. */
function literal(text: string): string {
  const encoded = [...text]
    .map((character) => windowsOnly[character] ?? (character.charCodeAt(0) < 256 ? character : '?'))
    .join('');
  return `(${encoded.replace(/[\\()]/g, '\\$&').replace(/[\r\n]+/g, ' ')})`;
}

function assemble(objects: readonly string[]): string {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
