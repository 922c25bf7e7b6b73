import type { Locale } from '../../domain/locale.ts'
import type { Instant } from '../../domain/time.ts'
import type { SafetyChange } from './security-log.ts'

export type To = { email: string; name: string; locale: Locale }

/** The mails that accounts send. None of them is waited for: an answer takes as long for an unknown address. */
export type AccountMails = {
  /** `onward`: the path that the shopper was on the way to. */
  confirm(to: To, token: string, onward?: string): Promise<void>
  newPassword(to: To, token: string): Promise<void>
  code(email: string, code: string): Promise<void>
  alreadyRegistered(to: To): Promise<void>
  /** To the new address: its link makes it count. */
  newEmail(to: To, token: string): Promise<void>
  /** To the old address: that a new one was asked for, and that it counts. */
  emailAsked(to: To, email: string): Promise<void>
  emailChanged(to: To, email: string): Promise<void>
  /** `agent`: the profile of the one whose link it is about; `timeZone`: where the owner lives, if that is known. */
  safetyChanged(to: To & { timeZone?: string }, change: SafetyChange, at: Instant, agent?: string): Promise<void>
  /** The last one, to the address that the account had; with the orders that are still under way. */
  accountDeleted(to: To, at: Instant, underWay: readonly string[]): Promise<void>
}
