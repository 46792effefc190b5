/** A file that a person chose, as the text that goes over the wire. */

/** `data:image/png;base64,…`; rejects when the browser cannot read the file. */
export function fileDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}

/** The bytes alone, in base64. */
export async function fileBase64(file: File): Promise<string> {
  const url = await fileDataUrl(file);
  return url.slice(url.indexOf(',') + 1);
}
