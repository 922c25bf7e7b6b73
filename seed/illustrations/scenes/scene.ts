/** A landscape as SVG fragments for a canvas of 1600 × 1000 that survives crops to 21:9, 4:3 and square around its centre. */
export type Scene = () => string
