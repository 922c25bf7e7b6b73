import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { Icon } from '../../ui/icon.tsx'
import { noticeText, refusalText } from './account-words.ts'

type Props = {
  answer: AccountAnswer | undefined
  /** To tie fields to it. */
  id?: string
  /** Stays in sight below the header, for forms that leave the shopper where they are. */
  inSight?: boolean
  /** On a page that is loaded anew with it: what was there from the beginning is not announced. */
  takesFocus?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

/** The result of a form: shown where it is read first, and announced. */
export function AnswerNote({ answer, id, inSight = false, takesFocus = false, children }: Props) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) note.current?.focus()
  }, [answer, takesFocus])
  const [shown, setShown] = useState({ answer, count: 0 })
  if (shown.answer !== answer) setShown({ answer, count: shown.count + 1 })
  const notice = noticeText(answer)
  const refusal = answer && !answer.ok ? refusalText(answer) : undefined
  if (!notice && !refusal) return null
  return (
    <div
      ref={note}
      id={id}
      tabIndex={takesFocus ? -1 : undefined}
      data-answer={inSight || undefined}
      role={refusal ? 'alert' : 'status'}
      className={`mb-6 flex items-start gap-2.5 rounded-card border px-4 py-3 ${refusal ? 'border-red bg-red-pale text-red-deep' : 'border-spruce bg-spruce-pale text-spruce-deep'}`}
    >
      <Icon name={refusal ? 'alert' : 'check'} size={22} className="mt-px" />
      {/* Words that are equal to those before are spoken only as another element. */}
      <p key={shown.count}>{refusal ?? notice}</p>
      {children}
    </div>
  )
}
