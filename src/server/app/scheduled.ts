import type { Payload } from 'payload'
import { z } from 'zod'
import { scheduledChange } from '../admin/scheduled-change.ts'
import { repeat, type Repeating } from './repeat.ts'

/** How often it is looked for what editors scheduled, in milliseconds: their forms know minutes. */
const EVERY_MS = 10_000

/**
 * Publishes and unpublishes what editors scheduled, when its time has come. It saves as an editor would, so the change
 * feed notifies the shop. Several processes may do this: each job is taken by one of them. What a save refuses is not
 * tried again, and is logged with the reason.
 */
export const runScheduled = (payload: Payload, log: (sentence: string) => void): Repeating =>
  repeat(
    EVERY_MS,
    async () => {
      const { jobStatus = {} } = await payload.jobs.run({ limit: 20, overrideAccess: true, silent: true })
      const failed = Object.keys(jobStatus).filter((id) => jobStatus[id]?.status !== 'success')
      for (const sentence of await reasonsOf(payload, failed)) log(sentence)
    },
    (reason) => log(`What is scheduled could not be done; it is tried again: ${reason}`),
  )

/** Why jobs failed, which Payload writes into them only. */
async function reasonsOf(payload: Payload, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ input, error }) => {
    const [job, reason] = [scheduledChange.safeParse(input), failure.safeParse(error)]
    const what = job.success ? ` for ${job.data.doc.relationTo} ${job.data.doc.value}` : ''
    return `What was scheduled${what} was not done: ${reason.success ? reason.data.message : 'for an unknown reason'}`
  })
}

const failure = z.object({ message: z.string() })
