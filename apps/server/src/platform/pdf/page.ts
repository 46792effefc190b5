/**
 * Sizes and output of a PDF that fits in memory, such as a nota. Long reports stream instead; see
 * table.ts.
 */

/** Millimetres to PDF points. */
export function mmToPt(mm: number): number {
  return (mm * 72) / 25.4;
}

/** All bytes of a document, once its end() was called. Call before writing to it. */
export function collectPdf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
