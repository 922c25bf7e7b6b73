/** How the shopper signed in; `email` is the mail that confirms a new account. */
const waysIn = ['password', 'code', 'passkey', 'email'] as const
export type WayIn = (typeof waysIn)[number]
export type AccountAct = { event: 'login' | 'sign_up'; method: WayIn }

/**
 * What the shop's own scripts read in the cookie `account` (docs/contracts.md): that a shopper is signed in,
 * whether employee prices are worth requesting, and, until a page has tracked it, how the shopper just signed in. No
 * permission depends on it.
 */
export type AccountMark = { prices: boolean; act?: AccountAct }

/** `in`, `employee`, `in.login.password` … */
export const accountMark = ({ prices, act }: AccountMark): string =>
  [prices ? 'employee' : 'in', ...(act ? [act.event, act.method] : [])].join('.')

/** @param cookies the value of `document.cookie`. Undefined when no shopper is signed in; an unknown act is ignored. */
export function readAccountMark(cookies: string): AccountMark | undefined {
  const [, who, event, method] = /(?:^|; )account=(in|employee)(?:\.(\w+)\.(\w+))?(?:;|$)/.exec(cookies) ?? []
  if (!who) return undefined
  const way = waysIn.find((one) => one === method)
  return {
    prices: who === 'employee',
    ...(way && (event === 'login' || event === 'sign_up') && { act: { event, method: way } }),
  }
}
