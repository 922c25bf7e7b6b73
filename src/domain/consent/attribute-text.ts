const named: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }
const entity = /&(?:(amp|quot|apos|lt|gt)|#(\d{1,7})|#x([\da-f]{1,6}));/gi
const LAST_CODE_POINT = 0x10ffff

/** The value of an HTML attribute's text: named and numeric references resolved, unknown ones left as they are. */
export const attributeValue = (text: string): string =>
  text.replace(entity, (whole, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const codePoint = decimal ? Number(decimal) : parseInt(hexadecimal ?? '', 16)
    return codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : whole
  })

/** A value as the text of an HTML attribute in double quotes. */
export const attributeText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
