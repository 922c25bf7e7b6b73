import type { OrderLine } from '../orders/order-line.ts'
import type { Problem } from './problem.ts'

/**
 * The buyer goes on with a checkout on the shop's pages: it is theirs alone from then on, though their agent is shown
 * what it last saw of it.
 */
export const byHand: Problem = { code: 'not_modifiable', word: 'by-hand', severity: 'requires_buyer_input' }

/**
 * Whether what came of an agent's session is the order of its agent. `seen`: the products that it last saw, of a
 * session that its buyer went on with by hand; what they buy without any of them is something else. No agent is shown
 * an employee's price.
 */
export const isAgentOrder = (
  lines: readonly Pick<OrderLine, 'productId' | 'asEmployee'>[],
  seen?: readonly string[],
): boolean =>
  !lines.some(({ asEmployee }) => asEmployee) &&
  (seen === undefined || lines.some(({ productId }) => seen.includes(productId)))
