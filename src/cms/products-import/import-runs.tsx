import { countText } from '../../domain/digits.ts'
import { type Locale } from '../../domain/locale.ts'
import { writtenMoment } from '../written-moment.ts'
import { type SayImport } from './import-words.ts'
import type { ImportRun } from './use-products-import.ts'

type Props = {
  list: readonly ImportRun[]
  say: SayImport
  locale: Locale
  busy: boolean
  undo(run: number): Promise<void>
}

/** The last imports: who, when, how many products, and the button that undoes one. */
export function ImportRuns({ list, say, locale, busy, undo }: Props) {
  if (list.length === 0) return null
  return (
    <section>
      <h2>{say('last')}</h2>
      <p>{say('undoing')}</p>
      <div className="products-import__scroll">
        <table className="products-import__runs">
          <thead>
            <tr>
              {(['when', 'file', 'author', 'added', 'changed', 'state'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(column)}
                </th>
              ))}
              <th scope="col">
                <span className="products-import__hidden">{say('undo')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map((run) => (
              <tr key={run.id}>
                <th scope="row">{writtenMoment(locale, run.at)}</th>
                <td data-column={say('file')}>{run.file || '–'}</td>
                <td data-column={say('author')}>{run.author}</td>
                <td data-column={say('added')} className="products-import__number">
                  {countText(run.added, locale)}
                </td>
                <td data-column={say('changed')} className="products-import__number">
                  {countText(run.changed, locale)}
                </td>
                <td data-column={say('state')}>
                  {say(run.isBroken ? 'state_broken' : `state_${run.state}`)}
                  {run.undoneAt !== undefined && (
                    <span className="products-import__title">
                      {say('undoneBy', { by: run.undoneBy ?? '', at: writtenMoment(locale, run.undoneAt) })}
                    </span>
                  )}
                </td>
                <td>
                  {run.canUndo && (
                    <button
                      type="button"
                      className="btn btn--style-secondary btn--size-small"
                      disabled={busy}
                      aria-label={say('undoOne', { at: writtenMoment(locale, run.at) })}
                      onClick={() => void undo(run.id)}
                    >
                      {say('undo')}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
