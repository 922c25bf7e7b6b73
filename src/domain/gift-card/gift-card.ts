import type { Locale } from '../locale.ts'
import type { Cents } from '../money.ts'
import type { Day } from '../time.ts'

/** The recipient of a gift card, as the buyer wrote it on the product page; sent on `sendOn`, or right away. */
export type GiftCardWish = {
  recipientName: string
  recipientEmail: string
  /** Others who get a card of their own. */
  others?: string[]
  senderName: string
  message: string
  sendOn?: Day
  /** Of its letter; that of the order where absent. */
  language?: Locale
}

/** The longest message (the product promises it), and how far ahead a card can be sent, in days (ours: a year). */
export const LONGEST_MESSAGE = 300
export const FURTHEST_DAYS = 366
/** People who get a card each by one line of a cart (ours). */
export const MOST_RECIPIENTS = 10

/** Letters and digits that cannot be taken for each other: no 0 O 1 I L U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 16

/**
 * A code from random bytes, 78 bits: `K7PM-…` in four groups, as it appears in the e-mail. Bytes of 240 or more are
 * skipped, since they would favour some letters: pass a few to spare.
 */
export function giftCardCode(random: Iterable<number>): string {
  const letters = [...random]
    .filter((byte) => byte < 240)
    .slice(0, CODE_LENGTH)
    .map((byte) => ALPHABET[byte % 30])
  if (letters.length < CODE_LENGTH) throw new Error('too few random bytes for a gift card code')
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** The typed code in its printed form; undefined if it cannot be a code. */
export function readGiftCardCode(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined
  const letters = typed.toUpperCase().replaceAll(/[\s\u00a0–—-]/g, '')
  const known = letters.length === CODE_LENGTH && [...letters].every((letter) => ALPHABET.includes(letter))
  return known ? letters.replaceAll(/(.{4})(?=.)/g, '$1-') : undefined
}

/** A code as screens show it: its last group only. */
export const maskedCode = (code: string): string => `••••\u00a0${code.slice(-4)}`

type Recipients = Pick<GiftCardWish, 'recipientName' | 'recipientEmail' | 'others'>

/** Everybody who gets a card, in the order of their writing. */
export const recipientsOf = ({ recipientEmail, others = [] }: Omit<Recipients, 'recipientName'>): string[] => [
  recipientEmail,
  ...others,
]

/** The recipients of a line, by name where the buyer gave one. */
export const recipientOf = (gift: Recipients): string =>
  [gift.recipientName, ...recipientsOf(gift)].filter(Boolean).join(', ')

/** The wish of one card of a line: each recipient in turn. */
export function nthGift({ others: _, ...gift }: GiftCardWish, nth: number): GiftCardWish {
  const all = recipientsOf({ ...gift, ...(_ && { others: _ }) })
  return { ...gift, recipientEmail: all[nth % all.length] ?? gift.recipientEmail }
}

/** `amount`: what it was bought for. `isVoid`: it is blocked, or its order was cancelled. */
export type GiftCardBalance = { code: string; balance: Cents; amount: Cents; isVoid: boolean }

export type GiftCardRefusal = 'unknown-card' | 'void-card' | 'empty-card' | 'already-there' | 'too-many-cards'
/** The most cards that pay for one order (ours). */
export const MOST_CARDS = 5

/** What each card pays, in the given order: at most its balance, and at most what is left to pay. */
export function redeem(payable: Cents, balances: readonly Cents[]): Cents[] {
  let left = payable
  return balances.map((balance) => {
    const paid = Math.max(0, Math.min(balance, left))
    left -= paid
    return paid
  })
}

/** Do gift cards pay anything of a checkout or an order? What is used may pay nothing: then nothing was due. */
export const paysByGiftCard = ({ giftCards }: { giftCards: readonly { amount: Cents }[] }): boolean =>
  giftCards.some(({ amount }) => amount > 0)

/** What the history of a card records; blocking it moves no money. */
export const giftCardEntryKinds = ['issued', 'spent', 'given-back', 'cancelled', 'blocked', 'unblocked'] as const
export type GiftCardEntryKind = (typeof giftCardEntryKinds)[number]
