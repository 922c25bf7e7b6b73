/** The results the newsletter pages can show, after a form or a link from an e-mail. */
const newsletterSteps = ['sent', 'invalid', 'confirm', 'confirmed', 'unsubscribe', 'unsubscribed', 'expired'] as const
export type NewsletterStep = (typeof newsletterSteps)[number]

/** A step that a URL may name. */
export const isNewsletterStep = (text: string | undefined): text is NewsletterStep =>
  newsletterSteps.some((step) => step === text)

/**
 * The answer to a sign-up. It is the same whether or not the address was known, so that it does not reveal who
 * subscribes.
 */
export type NewsletterAnswer = { ok: true } | { ok: false; reason: 'invalid-email' | 'too-many' }

/** How long a confirmation link is good, in milliseconds; our choice, a week. */
export const CONFIRM_MS = 7 * 24 * 60 * 60_000

/** How long a second mail to the same address waits, in milliseconds: a form must not be a way to flood a mailbox. */
export const MAIL_AGAIN_MS = 10 * 60_000
