'use client'
import { useTranslation } from '@payloadcms/ui'
import { useRef, type ChangeEvent } from 'react'
import { countText } from '../../domain/digits.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { WorkProgress } from '../components/work-progress.tsx'
import { ImportRuns } from './import-runs.tsx'
import { importWord, undoQuestion, type SayImport } from './import-words.ts'
import { ShopifyChoices } from './shopify-choices.tsx'
import { TriedTable } from './tried-table.tsx'
import { useProductsImport, type Answer, type ProductsImporting } from './use-products-import.ts'
import './products-import.css'

const primary = 'btn btn--style-primary btn--size-medium'
const secondary = 'btn btn--style-secondary btn--size-medium'

/** Products from a file: tried first, then written, and undone as a whole where it was wrong. */
export function ProductsImport() {
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const say: SayImport = (word, values) => importWord(locale, word, values)
  const importing = useProductsImport()
  const { file, progress, answer, list, choose } = importing
  const undo = async (id: number) => {
    const run = list.find((each) => each.id === id)
    const question = run ? undoQuestion(run, await importing.writtenSince(id), say, locale) : say('undoThis')
    if (window.confirm(question)) await importing.undo(id)
  }
  const field = useRef<HTMLInputElement>(null)
  const chosen = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [given] = currentTarget.files ?? []
    if (given) await choose(given)
    // The same file again, mended, is a change too.
    if (field.current) field.current.value = ''
  }
  return (
    <div className="products-import">
      <h1>{say('title')}</h1>
      <p>{say('text')}</p>
      <div className="products-import__row">
        <input
          ref={field}
          type="file"
          accept=".csv,.jsonl,.txt,text/csv"
          aria-label={say('file')}
          className="products-import__file"
          tabIndex={-1}
          onChange={(event) => void chosen(event)}
        />
        <button type="button" disabled={!!progress} className={secondary} onClick={() => field.current?.click()}>
          {say('choose')}
        </button>
        {file && <span className="products-import__name">{file.name}</span>}
      </div>
      {importing.isShopify && file && <ShopifyChoices {...importing} {...{ say, locale }} busy={!!progress} />}
      {progress && (
        <WorkProgress
          progress={progress}
          text={say(progress.step ? `progress_${progress.step}` : 'sending', {
            n: countText(progress.done ?? 0, locale),
          })}
          locale={locale}
        />
      )}
      <div role={isWrong(answer) ? 'alert' : 'status'}>
        {answer && <Came {...{ answer, importing, undo, say, locale }} />}
      </div>
      <ImportRuns {...{ list, say, locale, undo }} busy={!!progress} />
    </div>
  )
}

const isWrong = (answer: Answer | 'failed' | undefined) =>
  answer !== undefined && (answer === 'failed' || 'problems' in answer)

type Came = {
  answer: Answer | 'failed'
  importing: ProductsImporting
  undo(run: number): Promise<void>
  say: SayImport
  locale: Locale
}

/** What came of the last press. */
function Came({ answer, importing, undo, say, locale }: Came) {
  const { write, progress } = importing
  if (answer === 'failed') return <p className="products-import__wrong">{say('failed')}</p>
  if ('problems' in answer)
    return (
      <div className="products-import__wrong">
        <p>{answer.message}</p>
        <Sentences of={answer.problems} {...{ say, locale }} />
      </div>
    )
  const undoButton = (run: number | undefined) =>
    run !== undefined && (
      <button type="button" disabled={!!progress} className={secondary} onClick={() => void undo(run)}>
        {say('undoThis')}
      </button>
    )
  if ('imported' in answer)
    return (
      <div className="products-import__well">
        <p>{say('imported', { n: countText(answer.imported, locale) })}</p>
        <Sentences of={answer.warnings} {...{ say, locale }} />
        {undoButton(answer.run)}
      </div>
    )
  if ('undone' in answer)
    return (
      <div className="products-import__well">
        <p>{say('undone', { n: countText(answer.undone, locale) })}</p>
        {answer.left.length > 0 && <p>{say('left')}</p>}
        <Sentences of={answer.left} {...{ say, locale }} />
      </div>
    )
  const all = answer.wouldAdd + answer.wouldChange
  const counts = { added: countText(answer.wouldAdd, locale), changed: countText(answer.wouldChange, locale) }
  return (
    <section className="products-import__tried">
      <h2>{say(all > 0 ? 'tried' : 'same', counts)}</h2>
      {answer.warnings.length > 0 && <p>{say('check')}</p>}
      <Sentences of={answer.warnings} {...{ say, locale }} />
      {all > 0 && (
        <button type="button" className={primary} disabled={!!progress} onClick={() => void write()}>
          {say('write', { n: countText(all, locale) })}
        </button>
      )}
      <TriedTable tried={answer} say={say} />
      {all > answer.differences.length && (
        <p>{say('more', { n: countText(all - answer.differences.length, locale) })}</p>
      )}
    </section>
  )
}

/** A longer list is cut off: once the first problems are fixed, the rest is reported again. */
const MOST = 200
/** So many are seen at once. */
const HANDFUL = 5

type Sentences = { of: readonly string[]; say: SayImport; locale: Locale }
const Sentences = ({ of, say, locale }: Sentences) => {
  const more = (n: number) => say('more', { n: countText(n, locale) })
  return (
    of.length > 0 && (
      <>
        <List of={of.slice(0, HANDFUL)} />
        {of.length > HANDFUL && (
          <details>
            <summary>{more(of.length - HANDFUL)}</summary>
            <List of={of.slice(HANDFUL, MOST)} />
            {of.length > MOST && <p>{more(of.length - MOST)}</p>}
          </details>
        )}
      </>
    )
  )
}
const List = ({ of }: Pick<Sentences, 'of'>) => (
  <ul>
    {of.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ul>
)
