/** Whether it is a GTIN (GS1): 8, 12, 13 or 14 digits, of which the last checks the others. */
export function isGtin(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(\d{8}|\d{12,14})$/.test(value)) return false
  const sum = Array.from(value.slice(0, -1))
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === Number(value.at(-1))
}

/**
 * Whether a GTIN is from a range that no manufacturer has: for use inside a shop (2, 02, 04), or for coupons (98, 99,
 * 05). Leading zeros only fill a GTIN up, so it is looked at in 13 digits.
 */
export function isReservedGtin(gtin: string): boolean {
  const digits = gtin.length === 8 ? gtin : gtin.padStart(14, '0').slice(1)
  return gtin.length === 8 ? digits.startsWith('2') : /^(2|02|04|05|98|99)/.test(digits)
}
