/** How much wider than a frame of 4:3 a picture is that covers it: 1 or more, since what is wider is cut. */
export const covering = ({ width, height }: { width: number; height: number }): number =>
  Math.max(1, (0.75 * width) / height)
