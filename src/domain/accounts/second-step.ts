/** The second step at sign-in to the admin: a code of an app, by the time (RFC 6238), or a recovery code. */

/** How long an app shows a code, in milliseconds. */
export const STEP_MS = 30_000
/** A telephone's clock may be off by so many steps, before or after ours. */
const SKEW = 1

/** How many recovery codes there are at first; each works once. */
export const RECOVERY_CODES = 10
/** Letters and digits of recovery codes: none that is read as another. Twelve of them are 58 bits. */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const RECOVERY_LENGTH = 12

/** Whose sign-in needs a second step, whether or not they set one up. */
export const secondStepRules = ['optional', 'administrators', 'staff'] as const
export type SecondStepRule = (typeof secondStepRules)[number]

export const isSecondStepRequired = (rule: SecondStepRule, role: string | null | undefined): boolean =>
  rule === 'staff' || (rule === 'administrators' && role === 'administrator')

/**
 * The steps whose codes are good at `now` (in milliseconds), none of them at or before the last one that was used: no
 * code works twice, not even for whoever saw it being typed.
 */
export function goodSteps(now: number, lastUsed: number): number[] {
  const step = Math.floor(now / STEP_MS)
  return Array.from({ length: 2 * SKEW + 1 }, (_, i) => step - SKEW + i).filter((each) => each > lastUsed)
}

export type GivenCode = { kind: 'app' | 'recovery'; code: string }

/** What a person typed, in the form it is compared in: spaces, hyphens and case do not count. Undefined: no code. */
export function readCode(given: unknown): GivenCode | undefined {
  const code = typeof given === 'string' && given.length <= 64 ? given.replace(/[\s-]/g, '').toUpperCase() : ''
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  const isRecovery = code.length === RECOVERY_LENGTH && [...code].every((letter) => recoveryAlphabet.includes(letter))
  return isRecovery ? { kind: 'recovery', code } : undefined
}

/** In groups of four, as people read and type: of recovery codes with hyphens, of a key with spaces. */
export const inGroups = (code: string, between: '-' | ' '): string => code.match(/.{1,4}/g)?.join(between) ?? ''

/** What an app needs, as a picture and as text, and the ticket by which its first code is recognized. */
export type SetUp = { ticket: string; key: string; link: string; picture: { size: number; path: string } }

/** What a sign-in whose password is right still lacks; the form of the admin goes by it. */
export type SecondStepWanted = { secondStep: 'code' } | { secondStep: 'set-up'; setUp?: SetUp }

/** What the account page shows of a second step; of a colleague no more than whether there is one. */
export type SecondStepState = { on: boolean; own: boolean; required: boolean; since?: string; codesLeft?: number }
