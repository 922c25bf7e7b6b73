/**
 * Letters without their accents and other marks: `Été à Québec` is `Ete a Quebec`. Case stays, and so do letters that
 * no mark makes (`œ`, `ø`, `ß`): callers that compare text or build URLs handle those.
 */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
