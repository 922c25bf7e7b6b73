import type { CartLine } from './cart.ts'

/**
 * The lines of a cart as it lists them: what was just added first, also where more units of an older line were,
 * then from the newest to the oldest.
 */
export const newestFirst = <Line extends Pick<CartLine, 'sku'>>(lines: readonly Line[], added?: string): Line[] => {
  const newest = lines.toReversed()
  return [...newest.filter(({ sku }) => sku === added), ...newest.filter(({ sku }) => sku !== added)]
}
