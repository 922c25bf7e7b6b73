'use client'
import { Button } from '@payloadcms/ui'
import { localeOr } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { sheetWord, type SheetWord } from './order-sheet-words.ts'

type Props = {
  amount: Cents
  /** Where it goes, if more ways than one. */
  ways: string
  words: string
  /** What is asked before, with the amount; nothing where it will be refused. */
  question: SheetWord | undefined
  language: string
  disabled: boolean
  secondary?: boolean
  onRefund(): void
}

/** What goes back, and the button that refunds it once staff are sure. */
export function RefundButton({
  amount,
  ways,
  words,
  question,
  language,
  disabled,
  secondary = false,
  onRefund,
}: Props) {
  const shown = [money(amount, localeOr(language)), ways && `(${ways})`].filter(Boolean).join(' ')
  return (
    <>
      <output>{`${sheetWord(language, 'refunds')} ${shown}`}</output>
      <Button
        size="medium"
        buttonStyle={secondary ? 'secondary' : 'primary'}
        disabled={disabled}
        onClick={() => (!question || window.confirm(`${sheetWord(language, question)} ${shown}`)) && onRefund()}
      >
        {words}
      </Button>
    </>
  )
}
