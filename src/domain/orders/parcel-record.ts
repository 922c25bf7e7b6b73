/** Units of a line, by its place in the order. */
export type LineUnits = { line: number; quantity: number }

/** How many units these are together. */
export const unitCount = (units: readonly Pick<LineUnits, 'quantity'>[]): number =>
  units.reduce((sum, { quantity }) => sum + quantity, 0)

/** So many units of each of an order's lines, of those that have any. */
export const lineUnits = <Line>(
  lines: readonly Line[],
  quantityOf: (line: Line, place: number) => number,
): LineUnits[] =>
  lines
    .map((line, place) => ({ line: place, quantity: quantityOf(line, place) }))
    .filter(({ quantity }) => quantity > 0)

/** The lines that units are of, each with their number as its quantity. */
export const linesOf = <Line extends object>(lines: readonly Line[], units: readonly LineUnits[]): Line[] =>
  units.flatMap(({ line, quantity }) => (lines[line] ? [{ ...lines[line], quantity }] : []))

/**
 * A parcel that left: its carrier, its contents, when it left, and when it arrived, if that was reported (ISO in UTC).
 */
export type Parcel = { carrier: string; code: string; url?: string; lines: LineUnits[]; left: string; arrived?: string }
