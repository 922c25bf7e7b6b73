import type { Both } from '../../domain/locale.ts'
import { webhookEvents } from '../../domain/webhooks/webhook.ts'
import { staffTexts, type StaffMessage } from '../staff-words.ts'

type Option = { value: string; label: Both }

/** A choice in words. */
const named =
  (kind: string) =>
  (value: string): Option => ({
    value,
    label: staffTexts(`${kind}_${value.replace(/[.:]/, '_')}` as StaffMessage),
  })

/** What a webhook can be about. */
export const eventOptions: Option[] = webhookEvents.map(named('webhook_event'))
/** What an API key may do. */
export const scopeOptions = (scopes: readonly string[]): Option[] => scopes.map(named('api_scope'))
