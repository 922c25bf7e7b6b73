/** Units of a line, by its place in the order. */
export type LineUnits = { line: number; quantity: number }

/**
 * A parcel that left: its carrier, its contents, when it left, and when it arrived, if that was reported (ISO in UTC).
 */
export type Parcel = { carrier: string; code: string; url?: string; lines: LineUnits[]; left: string; arrived?: string }
