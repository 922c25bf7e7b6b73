import { Suspense, useState, type MouseEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { isPlainClick } from '../../ui/is-plain-click.ts'
import { useLacks } from '../../ui/lacks.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'
import type { WhoAsks } from './ask-form.tsx'

const loadDialog = () => import('./questions-dialog.tsx')
const QuestionsDialog = lazyDialog(async () => (await loadDialog()).QuestionsDialog)

type Props = { count: number; href: string; whoAsks: WhoAsks }

/**
 * The way to the questions about a product: a dialog over its page, or, without JavaScript, a page; none where there is
 * nothing to read and nothing may be asked.
 */
export function QuestionsLink({ count, href, whoAsks }: Props) {
  const [open, setOpen] = useState(false)
  const wasOpen = useWasOpen(open)
  const takesNone = useLacks('questions')
  if (count === 0 && takesNone) return null
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        href={href}
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onClick={show}
        className="mt-8 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {count > 0 ? m.questions_count({ count }) : m.question_ask()}
      </a>
      {wasOpen && (
        <Suspense>
          <QuestionsDialog href={href} whoAsks={whoAsks} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
