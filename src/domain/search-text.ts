/** As `URLSearchParams` gives them. */
export type Parameters = Iterable<readonly [name: string, value: string]>

/** What the address of a product may choose. */
export const productOptions = ['colour', 'size'] as const
const LONGEST_VALUE = 512

/** These parameters as they are given, in this order, without a question mark. */
export function ownSearch(parameters: Parameters, names: readonly string[]): string {
  const given = [...parameters]
  return names
    .flatMap((name) => {
      const value = given.find(([each]) => each === name)?.[1].slice(0, LONGEST_VALUE)
      return value ? [`${name}=${encodeURIComponent(value)}`] : []
    })
    .join('&')
}

/** With its question mark, unless it is empty. */
export const asSearch = (text: string): string => text && `?${text}`

/** What chooses a variant of a product in its address. */
export const variantSearch = (variant: { colour?: string | null; size?: string | null }): string =>
  asSearch(
    ownSearch(
      productOptions.map((name) => [name, variant[name] ?? '']),
      productOptions,
    ),
  )

/** An address with more parameters; those that it has already stay as they are. */
export function withSearch(address: string, search: string): string {
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const known = new Set(pairsOf(own).map(([name]) => name))
  return path + joined([...pairsOf(own), ...pairsOf(search).filter(([name]) => !known.has(name))]) + fragment
}

/** Each parameter as it is written, by its name. */
export const pairsOf = (search: string): [name: string, written: string][] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((written) => [nameOf(written), written])

function nameOf(written: string): string {
  const name = (written.split('=')[0] ?? '').replaceAll('+', ' ')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export const joined = (pairs: [name: string, written: string][]): string =>
  pairs.length > 0 ? `?${pairs.map(([, written]) => written).join('&')}` : ''
