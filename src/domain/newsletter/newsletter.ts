/** What the pages of the newsletter say: asked by a form, or led to by a link of a mail. */
const newsletterSteps = ['sent', 'invalid', 'confirm', 'confirmed', 'unsubscribe', 'unsubscribed', 'expired'] as const
export type NewsletterStep = (typeof newsletterSteps)[number]

/** A step that a URL may name. */
export const isNewsletterStep = (text: string | undefined): text is NewsletterStep =>
  newsletterSteps.some((step) => step === text)

/**
 * The answer to a sign-up. It is the same whether the address was known or not: nobody learns who reads the
 * newsletter.
 */
export type NewsletterAnswer = { ok: true } | { ok: false; reason: 'invalid-email' | 'too-many' }

/** How long a confirmation link is good, in milliseconds; our choice, a week. */
export const CONFIRM_MS = 7 * 24 * 60 * 60_000

/** A second mail to the same address waits so long, in milliseconds: a form must not be a way to flood a mailbox. */
export const MAIL_AGAIN_MS = 10 * 60_000
