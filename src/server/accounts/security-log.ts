import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { rowsOf } from '../database/database.ts'
import { writeSecurityEvent } from './write-security-event.ts'
import { loggedNetwork } from '../http/network.ts'

export const securityEvents = [
  'registered',
  'confirmed',
  'signed-in',
  'sign-in-failed',
  'sign-in-refused',
  'signed-out',
  'signed-out-everywhere',
  'password-asked',
  'password-changed',
  'email-asked',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'agent-linked',
  'agent-unlinked',
  'data-downloaded',
  'account-deleted',
  'pin-failed',
  'consent',
] as const
export type SecurityEvent = (typeof securityEvents)[number]

/**
 * Those that change how safe an account is: its owner is notified by mail (`safety-notices.ts`). A new address is
 * notified apart, to the old one.
 */
export const safetyChanges = [
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'agent-linked',
  'agent-unlinked',
] as const satisfies readonly SecurityEvent[]
export type SafetyChange = (typeof safetyChanges)[number]

type Options = { payload(): Promise<Payload>; addressOf(request: IncomingMessage): string }

/**
 * The audit of accounts: what happened, to whom, from which network. Never a password, a code, or the name of an
 * unknown account.
 */
export const securityLog =
  ({ payload, addressOf }: Options) =>
  async (request: IncomingMessage, kind: SecurityEvent, customerId?: string, detail?: string): Promise<void> => {
    const network = loggedNetwork(addressOf(request))
    await writeSecurityEvent(rowsOf(await payload()), { kind, of: customerId, network, detail, at: Date.now() })
  }
export type SecurityLog = ReturnType<typeof securityLog>
