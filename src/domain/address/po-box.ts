/**
 * Whether a line of an address names a post office box, in either language. Bikes and oversize parcels are delivered to
 * a street address, so they cannot go to a box. Where the word alone could belong to a street, such as `Box`, a number
 * must follow.
 */
export const isPoBox = (line: string): boolean => kinds.some((kind) => kind.test(line.normalize('NFC').trim()))

const kinds: readonly RegExp[] = [
  // PO Box 12, P.O. Box #12, P O Box A, Post Office Box 12, POB 12
  /\bp\.?\s*o\.?\s*b(?:ox\b|\.?\s*#?\s*\d)/i,
  /\bpost(?:al)?(?:\s+office)?\s+box\b/i,
  // Box 12 at the beginning, as on the prairies
  /^box\s*#?\s*\d/i,
  // C.P. 12, CP 12, C. P. 12, case postale 12
  /(?:^|[\s,])c\.?\s?p\.?\s*#?\s*\d/i,
  /\bcase\s+postale\b/i,
  /\bbo[iî]te\s+postale\b/i,
  /(?:^|[\s,])b\.?\s?p\.?\s*#?\s*\d/i,
]
