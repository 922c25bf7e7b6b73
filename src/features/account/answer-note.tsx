import type { ReactNode } from 'react'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { Icon } from '../../ui/icon.tsx'
import { noticeText, refusalText } from './account-words.ts'

type Props = {
  answer: AccountAnswer | undefined
  /** Stays in sight below the header, for forms that leave the shopper where they are. */
  inSight?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

/** The result of a form: shown where it is read first, and announced. */
export function AnswerNote({ answer, inSight = false, children }: Props) {
  const notice = noticeText(answer)
  const refusal = answer && !answer.ok ? refusalText(answer) : undefined
  if (!notice && !refusal) return null
  return (
    <div
      data-answer={inSight || undefined}
      role={refusal ? 'alert' : 'status'}
      className={`mb-6 flex items-start gap-2.5 rounded-card border px-4 py-3 ${refusal ? 'border-red bg-red-pale text-red-deep' : 'border-spruce bg-spruce-pale text-spruce-deep'}`}
    >
      <Icon name={refusal ? 'alert' : 'check'} size={22} className="mt-px" />
      <p>{refusal ?? notice}</p>
      {children}
    </div>
  )
}
