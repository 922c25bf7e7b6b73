const DEGREES = String.raw`(?:\s*(?:[°º]|degr(?:ee|e|é)s?))?(?:\s*(?:c|celsius|celcius)(?![\p{L}\p{N}]))?`
/** Neither a price, a part of one, another measure nor another scale follows. */
const END = String.raw`(?![\p{L}\p{N}]|[.,]\p{N}|\s*(?:[%$°º]|cm|mm|m|f|fahrenheit|dollars)(?![\p{L}\p{N}]))`
/** `minus 15`, `moins 15 degrés`, `−15 °C`; `ou moins` ends a price. */
const before = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!\b(?:ou|et|au)\s+)(?:(?:minus|moins)\s+|(?<=^|\s)(?=[-−]))([-−]?)(\d{1,2})${DEGREES}${END}`,
  'giu',
)
/** `15 below`, `15 sous zéro`; `10 below 200` is a size and a price. */
const after = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$-])(\d{1,2})${DEGREES}\s+(?:below(?:\s+zero)?(?!\s*[$\d])|sous\s+z[eé]ro)(?![\p{L}\p{N}])`,
  'giu',
)

/** A query with its temperatures below zero as figures say them, which is how products do: `minus 15` is `-15`. */
export const withSigns = (text: string): string =>
  text.replace(after, '-$1').replace(before, (_, sign: string, degrees: string) => `${sign || '-'}${degrees}`)
