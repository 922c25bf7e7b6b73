import type { PayloadRequest } from 'payload'
import { refuseImport } from './download.ts'
import type { ImportProgress } from './import-progress.ts'
import { progressStream } from './progress-stream.ts'

type Refused = { message: string; problems: string[] }
const isRefused = (came: object): came is Refused => 'problems' in came

/** Does the work, and answers what came of it; who accepts `application/x-ndjson` is sent the progress, too. */
export async function answerImport(
  req: PayloadRequest,
  work: (progress?: ImportProgress) => Promise<object>,
): Promise<Response> {
  if (req.headers.get('accept') === 'application/x-ndjson')
    return progressStream(work, (error) => req.payload.logger.error({ err: error }, 'an import failed'))
  const came = await work()
  return isRefused(came) ? refuseImport(400, came.message, came.problems) : Response.json(came)
}
