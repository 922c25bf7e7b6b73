import type { Both } from '../../domain/locale.ts'
import { webhookEvents } from '../../domain/webhooks/webhook.ts'
import { staffTexts, type StaffMessage } from '../staff-words.ts'

/** What a webhook can be about, in words and as messages name it. */
export const eventOptions: { value: string; label: Both }[] = webhookEvents.map((value) => {
  const { en, fr } = staffTexts(`webhook_event_${value.replace('.', '_')}` as StaffMessage)
  return { value, label: { en: `${en} (${value})`, fr: `${fr} (${value})` } }
})
