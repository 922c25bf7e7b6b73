import type { Endpoint, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { reviewTableWord } from '../../cms/review-table-words.ts'
import { locales } from '../../domain/locale.ts'
import { download, refuseImport } from '../import-export/download.ts'
import { givenFile, withNotes } from '../import-export/file-encoding.ts'
import { exportReviews } from './export-reviews.ts'
import { importReviews } from './import-reviews.ts'

/**
 * Reviews as a table, under `/admin/api/reviews`: `GET export` is all of them, `POST import` adds those of this table
 * or of another review service's; with `?dry-run=true` it only says what it would add.
 */
export const reviewImportExport: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: (req) => exportFile(req) },
  { path: '/import', method: 'post', handler: (req) => importFile(req) },
]

/** Characters: twenty thousand reviews. */
const LARGEST_FILE = 20_000_000

function exportFile(req: PayloadRequest): Response {
  if (!allowed(roleOf(req.user), 'reviews', 'read')) return refuseImport(403, reviewTableWord(localeOf(req), 'noStaff'))
  return download(exportReviews(req.payload, localeOf(req)), 'reviews.csv', 'text/csv')
}

async function importFile(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'reviews', 'create')) return refuseImport(403, reviewTableWord(locale, 'noRight'))
  const { text: csv, notes } = await givenFile(req)
  if (csv.length > LARGEST_FILE) return refuseImport(413, reviewTableWord(locale, 'tooLarge'))
  const answer = await importReviews(req, csv, {
    dryRun: req.query?.['dry-run'] === 'true',
    locale: locales.find((each) => each === req.query?.language) ?? locale,
  })
  return 'problems' in answer
    ? refuseImport(400, answer.message, answer.problems)
    : Response.json(withNotes(answer, notes))
}
