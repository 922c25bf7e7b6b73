import type { FieldRefusal } from '../../domain/accounts/account-answer.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../domain/accounts/account-rules.ts'
import { isCommonPassword } from '../../domain/accounts/common-password.ts'

/** Why a password is not taken; undefined if it is. */
export function passwordRefusal(password: string, own: string[]): FieldRefusal['reason'] | undefined {
  if ([...password].length < SHORTEST_PASSWORD) return 'short-password'
  if ([...password].length > LONGEST_PASSWORD) return 'long-password'
  return isCommonPassword(
    password,
    own.flatMap((name) => [name, ...name.split(/[@\s]+/)]),
  )
    ? 'common-password'
    : undefined
}
