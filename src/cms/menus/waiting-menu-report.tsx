'use client'
import type { WaitingMenu } from '../../domain/navigation/menu.ts'
import type { MenuWord } from './menus-words.ts'

type Props = {
  waiting: WaitingMenu
  busy: boolean
  mayChange: boolean
  say: (word: MenuWord, values?: { titles?: string }) => string
  publish: () => void
  discard: () => void
}

/**
 * The unpublished changes of a menu: changes, removals, and every URL that leads nowhere; with broken URLs it cannot be
 * published, only discarded.
 */
export function WaitingMenuReport({
  waiting: { changed, removed, dead, preview },
  busy,
  mayChange,
  say,
  publish,
  discard,
}: Props) {
  if (changed.length + removed.length === 0) return null
  return (
    <div
      style={{
        borderInlineStart: '4px solid var(--theme-warning-500)',
        paddingInlineStart: '1rem',
        marginBlock: '0.75rem',
      }}
    >
      <p style={{ margin: 0 }}>
        {changed.length > 0 && <>{say('changed', { titles: changed.join(', ') })} </>}
        {removed.length > 0 && <>{say('removed', { titles: removed.join(', ') })} </>}
        {say('asItWas')}
      </p>
      {dead.length > 0 && (
        <>
          <p style={{ marginBlock: '0.5rem 0' }}>{say('dead')}</p>
          <ul style={{ marginBlock: 0 }}>
            {dead.map(({ item, url }, at) => (
              <li key={at}>
                {item}: <code>{url || say('noUrl')}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        <a href={preview} target="_blank" rel="noreferrer" className="btn btn--style-secondary btn--size-small">
          {say('preview')}
        </a>
        {mayChange && dead.length === 0 && (
          <button type="button" disabled={busy} onClick={publish} className="btn btn--style-primary btn--size-small">
            {say('publish')}
          </button>
        )}
        {mayChange && (
          <button type="button" disabled={busy} onClick={discard} className="btn btn--style-secondary btn--size-small">
            {say('discard')}
          </button>
        )}
      </div>
    </div>
  )
}
