/** Pictures in the cells of a worksheet: the parts of the package that place and hold them. */

export interface SheetPicture {
  /** Row and column from 0. */
  readonly row: number;
  readonly column: number;
  readonly jpeg: Buffer;
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** 20 mm (spec 2 §9), and 2 mm from the corner of the cell; 36,000 units are a millimetre. */
const SIDE = 720_000;
const GAP = 72_000;

/** What the package says of the kinds of part below. */
export const DRAWING_TYPES =
  '<Default Extension="jpeg" ContentType="image/jpeg"/>' +
  '<Override PartName="/xl/drawings/drawing1.xml" ' +
  'ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>';

/** The parts of the first sheet's pictures by path; none for a workbook without pictures. */
export function drawingParts(
  pictures: readonly SheetPicture[] | undefined,
): [string, string | Buffer][] {
  if (pictures === undefined) return [];
  const media = pictures.map((_, i) => `image${i + 1}.jpeg`);
  const relations = (rows: readonly string[]): string =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${rows.join('')}</Relationships>`;
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return [
    [
      'xl/worksheets/_rels/sheet1.xml.rels',
      relations([relation(1, 'drawing', '../drawings/drawing1.xml')]),
    ],
    [
      'xl/drawings/_rels/drawing1.xml.rels',
      relations(media.map((name, i) => relation(i + 1, 'image', `../media/${name}`))),
    ],
    [
      'xl/drawings/drawing1.xml',
      `${XML}<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main" ` +
        `xmlns:r="${OFFICE}">${pictures.map(anchor).join('')}</xdr:wsDr>`,
    ],
    ...pictures.map(({ jpeg }, i): [string, Buffer] => [`xl/media/${media[i]}`, jpeg]),
  ];
}

function anchor({ row, column }: SheetPicture, i: number): string {
  const id = i + 1;
  return (
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>${GAP}</xdr:colOff>` +
    `<xdr:row>${row}</xdr:row><xdr:rowOff>${GAP}</xdr:rowOff></xdr:from>` +
    `<xdr:ext cx="${SIDE}" cy="${SIDE}"/><xdr:pic><xdr:nvPicPr>` +
    `<xdr:cNvPr id="${id}" name="Foto ${id}"/><xdr:cNvPicPr/></xdr:nvPicPr>` +
    `<xdr:blipFill><a:blip r:embed="rId${id}"/><a:stretch><a:fillRect/></a:stretch>` +
    `</xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${SIDE}" cy="${SIDE}"/>` +
    '</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>' +
    '<xdr:clientData/></xdr:oneCellAnchor>'
  );
}
