import { redirectStatuses } from '../domain/navigation/redirects.ts'
import { lacksLanguage } from '../domain/paths.ts'
import type { StaffMessage } from './staff-words.ts'

/** A path of the shop: no host, nothing that a browser could read as one. */
const isPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value)
const isAddress = (value: unknown) => isPath(value) || (typeof value === 'string' && /^https:\/\/[^\s\\]+$/.test(value))

export const isRedirectStatus = (value: unknown): value is (typeof redirectStatuses)[number] =>
  redirectStatuses.some((each) => each === value)

/** May a rule be of this address? */
export const isMovable = (from: unknown): boolean => isPath(from) && !lacksLanguage(String(from))

/** May a rule of this status lead there? One that says that a page is gone leads nowhere. */
export const mayLeadTo = (to: unknown, status: unknown): boolean => status === '410' || isAddress(to)

/** What the form refuses of a rule, for a line of a file. */
export const redirectFaults = ({ from, to, status }: Record<'from' | 'to' | 'status', string>): StaffMessage[] => [
  ...(isMovable(from) ? [] : (['refusal_redirect_from'] as const)),
  ...(mayLeadTo(to, status) ? [] : (['refusal_redirect_to'] as const)),
  ...(isRedirectStatus(status) ? [] : (['redirect_noStatus'] as const)),
]
