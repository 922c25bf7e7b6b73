/** The character classes of the tokenizer. */
export const SEPARATOR = 0
export const LETTER = 1
export const DIGIT = 2
/** Combining marks and soft hyphens: inside a word they are not there. */
export const MARK = 3
export const APOSTROPHE = 4
export const HYPHEN = 5
/** Scripts written without spaces: each character is a word. */
export const IDEOGRAPH = 6

const UNKNOWN = 255
const classes = new Uint8Array(0x10000).fill(UNKNOWN)
const folds: (string | undefined)[] = []

/** Letters that Unicode does not decompose. */
const special: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
}

/** The class of a UTF-16 code unit. Half of a surrogate pair separates words: emoji are no words. */
export function classOf(code: number): number {
  const known = classes[code]!
  return known === UNKNOWN ? (classes[code] = classify(String.fromCharCode(code))) : known
}

function classify(character: string): number {
  if (/[-\u2010-\u2013\u2212]/.test(character)) return HYPHEN
  if (/['\u2018\u2019\u02bc]/.test(character)) return APOSTROPHE
  if (/\p{M}|\u00ad|\u200c|\u200d/u.test(character)) return MARK
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return IDEOGRAPH
  if (/\p{L}/u.test(character)) return LETTER
  if (/\p{N}/u.test(character)) return /^\d+$/.test(character.normalize('NFKD')) ? DIGIT : SEPARATOR
  return SEPARATOR
}

/** Small letters without accents and ligatures for one code unit; empty for a mark. */
export function foldOf(code: number): string {
  return (folds[code] ??= foldCharacter(String.fromCharCode(code)))
}

function foldCharacter(character: string): string {
  if (classify(character) === MARK) return ''
  const small = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return special[small] ?? small.replace(/\p{M}/gu, '')
}

/** `Œuvre d’été` → `oeuvre d’ete`: small letters, no accents, no ligatures. */
export function fold(text: string): string {
  let folded = ''
  for (let i = 0; i < text.length; i++) folded += foldOf(text.charCodeAt(i))
  return folded
}
