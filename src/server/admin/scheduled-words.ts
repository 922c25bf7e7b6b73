import { isolateObjectProperty, ValidationError, type Payload, type SanitizedConfig } from 'payload'
import { scheduledChange, waysToSave } from './scheduled-change.ts'

type Update = Parameters<Payload['update']>[0]

/**
 * What is scheduled is saved as the buttons of its form would save it. Payload's own task saves in English: a page in
 * French only was refused, and one that was to be taken off stayed where shoppers see it.
 */
export function withScheduledWords(config: SanitizedConfig): SanitizedConfig {
  for (const task of config.jobs.tasks ?? []) {
    const { handler } = task
    if (task.slug !== 'schedulePublish' || typeof handler === 'string') continue
    task.handler = async (args) => {
      const { payload } = args.req
      let refusal: unknown
      for (const way of await waysToSave(args.req, scheduledChange.parse(args.input))) {
        const update = async (asked: Update) => payload.update({ ...asked, ...way })
        const req = isolateObjectProperty(args.req, 'payload')
        req.payload = Object.create(payload, { update: { value: update } })
        try {
          return await handler({ ...args, req })
        } catch (error) {
          if (!(error instanceof ValidationError)) throw error
          refusal ??= error
        }
      }
      throw refusal
    }
  }
  return config
}
