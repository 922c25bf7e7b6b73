import { useSyncExternalStore } from 'react'
import { readAccountMark } from '../../domain/accounts/account-mark.ts'
import { onReturn } from '../../ui/on-return.ts'

/**
 * Whether the shopper is signed in, according to the readable cookie (docs/contracts.md): for display only, never for
 * permissions.
 */
export const isSignedIn = (): boolean => readAccountMark(document.cookie) !== undefined

export const useSignedIn = (): boolean => useSyncExternalStore(onReturn, isSignedIn, () => false)
