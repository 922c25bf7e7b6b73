/**
 * A landscape as SVG fragments for a canvas of 1600 × 1000 that survives crops to 21:9, 4:3 and square around its
 * centre.
 * Some move (seed/film): `at` is in seconds, and 0 is the picture that stands still.
 */
export type Scene = (at?: number) => string

/** From 0 at the moment of the still picture to 1 and back, `every` seconds. */
export const wave = (at: number, every: number): number => (1 - Math.cos((2 * Math.PI * at) / every)) / 2
