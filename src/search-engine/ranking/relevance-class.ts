/**
 * As bits, numbers that are not negative have the same order, and the first bits are their logarithm: so relevances
 * fall into few classes.
 */
const CLASS_BITS = 11
/** How many classes there are. */
export const CLASSES = 1 << CLASS_BITS
/** How many bits of a number are left out of its class: numbers of one class differ by 7 to 13 in a hundred. */
const LEFT_OUT = 31 - CLASS_BITS

export const bitsOf = (relevance: Float32Array): Uint32Array =>
  new Uint32Array(relevance.buffer, relevance.byteOffset, relevance.length)

/** The lower ranks higher. */
export const classOf = (bits: number): number => CLASSES - 1 - (bits >>> LEFT_OUT)
