/** A North American number as it is stored, `418-555-0199`, however it was typed; undefined for anything else. */
export function phoneNumber(typed: string): string | undefined {
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? digits.replace(/(\d{3})(\d{3})(\d{4})/, '$1-$2-$3') : undefined
}
