const EXTENSION = /^(.*?\d\)?)[\s(,;]*(?:extension|ext|poste|p|x|#)[\s.:=#]*(\d{1,7})\)?\s*$/i

/**
 * A North American number as it is stored, `418-555-0199` or `418-555-0199 ext. 12`, however it was typed; undefined
 * for anything else.
 */
export function phoneNumber(typed: string): string | undefined {
  const [, number = typed, extension] = EXTENSION.exec(typed) ?? []
  const digits = number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return undefined
  const stored = digits.replace(/(\d{3})(\d{3})(\d{4})/, '$1-$2-$3')
  return extension ? `${stored} ext. ${extension}` : stored
}

/** A stored number without its extension, which another telephone does not dial. */
export const withoutExtension = (phone: string): string => phone.replace(/ ext\. \d+$/, '')
