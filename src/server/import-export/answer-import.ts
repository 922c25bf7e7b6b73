import type { PayloadRequest } from 'payload'
import { refuseImport } from './download.ts'
import { givenFile, withNotes } from './file-encoding.ts'
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

type LargestFile = { characters: number; tooLarge: string }

/**
 * Takes in the file that a request brings, and answers what came of it; with `?dry-run=true` it is judged only. One that
 * is larger is refused in those words.
 */
export async function answerFile(
  req: PayloadRequest,
  largest: LargestFile,
  takeIn: (text: string, progress: ImportProgress | undefined, options: { dryRun: boolean }) => Promise<object>,
): Promise<Response> {
  const { text, notes } = await givenFile(req)
  if (text.length > largest.characters) return refuseImport(413, largest.tooLarge)
  const options = { dryRun: req.query?.['dry-run'] === 'true' }
  return answerImport(req, async (progress) => withNotes(await takeIn(text, progress, options), notes))
}
