/** What the pages of back-in-stock mails can say, after a form or a link of a mail. */
const stockAlertSteps = [
  'sent',
  'invalid',
  'too-many',
  'unknown',
  'confirm',
  'confirmed',
  'stop',
  'stopped',
  'allowed',
  'expired',
] as const
export type StockAlertStep = (typeof stockAlertSteps)[number]

/** A step that a URL may name. */
export const isStockAlertStep = (text: string | undefined): text is StockAlertStep =>
  stockAlertSteps.some((step) => step === text)

/** Why a wish is not noted. Whether an address is known already is never among the reasons. */
export type StockAlertAnswer = { ok: true } | { ok: false; reason: 'invalid-email' | 'too-many' | 'unknown-product' }

const DAY_MS = 86_400_000

/** How long the link that confirms is good, in days; our choice. */
export const CONFIRM_DAYS = 7
/** How long a confirmed wish waits, in days; our choice. After that nobody remembers having asked. */
export const ALERT_DAYS = 180
/** How many wishes of one address wait at a time; our choice. */
export const MOST_ALERTS = 20
/** Mails that ask one address to confirm, within `MAILS_WITHIN_MS`: a form must not be a way to flood a mailbox. */
export const MOST_CONFIRM_MAILS = 3
export const MAILS_WITHIN_MS = 60 * 60_000
/** How long a second mail waits that asks about the same product, in milliseconds. */
export const ASK_AGAIN_MS = 10 * 60_000

/** When a wish is deleted, in milliseconds: soon where nobody confirms it. */
export const alertEnd = (now: number, status: 'pending' | 'confirmed'): number =>
  now + (status === 'pending' ? CONFIRM_DAYS : ALERT_DAYS) * DAY_MS
