/**
 * Cutting texts for printed forms and writing phone numbers for messages (spec 1 §9).
 */

/**
 * Cuts a text into slices of `width` characters, at most `max` of them; what is longer is left
 * off. An empty text has no slice.
 */
export function slices(text: string, width = 20, max = 5): string[] {
  const characters = Array.from(text);
  const count = Math.min(max, Math.ceil(characters.length / width));
  return Array.from({ length: count }, (_, i) =>
    characters.slice(i * width, (i + 1) * width).join(''),
  );
}
