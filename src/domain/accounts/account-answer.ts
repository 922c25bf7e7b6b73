/** Why something of an account was not done. Each has its words in both languages. */
const accountRefusals = [
  'wrong',
  'unconfirmed',
  'wait',
  'invalid-email',
  'not-own-email',
  'short-password',
  'long-password',
  'common-password',
  'name-missing',
  'terms',
  'expired',
  'code-wrong',
  'signed-out',
  'password-wrong',
  'password-missing',
  'address-incomplete',
  'postal-code',
  'phone',
  'too-many',
  'wishes-full',
  'pin-wrong',
  'pin-taken',
  'not-entitled',
  'has-passkey',
  'bad-request',
] as const
export type AccountRefusal = (typeof accountRefusals)[number]

/** A form that was accepted, and the page it leads to. */
type AccountDone = {
  ok: true
  to?: string
  notice?: AccountNotice
  /** The joined list, where searches were sent. */
  searches?: string[]
  /** How many of a guest's wishes found no room on the list. */
  wishesLeft?: number
  /** The profile of the agent whose link has ended. */
  agent?: string
  /** After a new password: there are passkeys, which still sign in. */
  passkeysStay?: true
}

/**
 * The answer of an account endpoint to a form: the next page, or the reason for a refusal and the field it concerns.
 */
export type AccountAnswer =
  | AccountDone
  | {
      ok: false
      reason: AccountRefusal
      field?: string
      /** Seconds to wait. */
      seconds?: number
      /** All that is wrong with a form of several fields, in their order; the first is the reason. */
      errors?: FieldRefusal[]
    }
export type FieldRefusal = { reason: Exclude<AccountRefusal, 'wait'>; field: string }

const accountNotices = [
  'check-mail',
  'code-sent',
  'confirmed',
  'password-set',
  'email-asked',
  'email-changed',
  'newsletter-asked',
  'saved',
  'removed',
  'link-ended',
  'signed-out',
  'account-deleted',
  'entitled',
  'prices-on',
  'prices-off',
] as const
export type AccountNotice = (typeof accountNotices)[number]

/** Characters of a path to go on to: what an agent asks for is in that of the page that links it. */
const LONGEST_PATH = 2000

/** The local path to go on to after signing in; undefined for anything that could lead to another site. */
export function localPath(text: unknown): string | undefined {
  return typeof text === 'string' &&
    text.length <= LONGEST_PATH &&
    /^\/(en|fr)(\/[^\\\s]*|[?#][^\\\s]*)?$/.test(text) &&
    !text.includes('//')
    ? text
    : undefined
}
